import { z } from 'zod';

/** Comparison and index type; `list`: several values. */
export type FieldKind = 'text' | 'number' | 'flag' | 'text-list' | 'number-list';

/**
 * A document per id, and its permitted questions; stores make the indexes and refuse the rest. Top-level fields only.
 */
export interface ViewSpec<S extends z.ZodObject = z.ZodObject> {
  readonly schema: S;
  readonly filters: { readonly [K in keyof z.output<S> & string]?: FieldKind };
  readonly sorts: readonly (keyof z.output<S> & string)[];
  /** Equality fields, then one for sort or range. Other filters are not indexed. */
  readonly indexes?: readonly (readonly (keyof z.output<S> & string)[])[];
  /** Folded, by prefix. */
  readonly text?: readonly (keyof z.output<S> & string)[];
  /** Holds sealed data: an erasure rebuilds the view (S18). */
  readonly personal?: boolean;
  /** Filled by a deadline, not a projection. */
  readonly keptByDeadline?: boolean;
  /** Sums of that view's documents, filled by its projection. */
  readonly sumsOf?: string;
}

export interface ViewContract<S extends z.ZodObject = z.ZodObject> extends ViewSpec<S> {
  readonly name: string;
}

/** Plural noun, unique over all areas. */
export const defineView = <S extends z.ZodObject>(name: string, spec: ViewSpec<S>): ViewContract<S> => ({
  name,
  ...spec,
});

const sums = z.object({
  id: z.string(),
  /** Whole numbers by name; without zeros. */
  counts: z.record(z.string(), z.int()),
});

/** Counters over another view's documents, by ids of the projection's choice. */
export const defineSums = (name: string, { name: sumsOf }: ViewContract) =>
  defineView(name, { schema: sums, filters: { id: 'text' }, sorts: ['id'], indexes: [['id']], sumsOf });

/** Its checkpoint is the view's. */
export const projectionOf = ({ name, sumsOf = name }: ViewContract): string => sumsOf;

export type DocumentOf<V> = V extends ViewContract<infer S> ? z.output<S> : never;
