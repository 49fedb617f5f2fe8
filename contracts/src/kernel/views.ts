import type { z } from 'zod';

/** How a declared field is compared and stored in an index. `list` fields hold several values. */
export type FieldKind = 'text' | 'number' | 'flag' | 'text-list' | 'number-list';

/**
 * A read model: a document per id, and the closed set of questions that may be asked of it. Adapters make these
 * indexes and refuse anything else. Field names are top-level keys of the document.
 */
export interface ViewSpec<S extends z.ZodObject = z.ZodObject> {
  readonly schema: S;
  /** Fields that `where` may name. */
  readonly filters: { readonly [K in keyof z.output<S> & string]?: FieldKind };
  /** Fields that `sort` may name. */
  readonly sorts: readonly (keyof z.output<S> & string)[];
  /**
   * The indexes, each for a list of a screen: fields that it compares with one value, then the field that it sorts by or
   * asks a range of. There are no others: what else a list filters is tested along the way.
   */
  readonly indexes?: readonly (readonly (keyof z.output<S> & string)[])[];
  /** Fields searched by `text`, without accents and by prefix. */
  readonly text?: readonly (keyof z.output<S> & string)[];
  /** Shows something out of personal envelopes: an erased person goes from it by making it anew (S18). */
  readonly personal?: boolean;
  /** Filled by a deadline of the write side, by no projection. */
  readonly keptByDeadline?: boolean;
}

export interface ViewContract<S extends z.ZodObject = z.ZodObject> extends ViewSpec<S> {
  readonly name: string;
}

/** Declares a view. Names are plural nouns and unique over all areas. */
export const defineView = <S extends z.ZodObject>(name: string, spec: ViewSpec<S>): ViewContract<S> => ({
  name,
  ...spec,
});

export type DocumentOf<V> = V extends ViewContract<infer S> ? z.output<S> : never;
