import type { definePushes, QueryContract } from '@portal/contracts/kernel';
import type { z } from 'zod';
import type { OpensWith } from '../list/use-list-url';

export interface WorkRow {
  readonly id: string;
  /** Sent back with a change, so that nobody overwrites unseen (R4). */
  readonly version: number;
}

/** What a push says of a row. */
export interface RowUpdate<Row> {
  readonly id: string;
  /** It may have just come in. */
  readonly mayBeNew?: boolean;
  readonly changes?: Partial<Row>;
}

type AnyPushes = ReturnType<typeof definePushes<Record<string, z.ZodType>>>;

/** What is a work list's own: everything else of it follows. */
export interface WorkListSpec<
  Row extends WorkRow,
  List extends QueryContract,
  Count extends QueryContract,
  Filter extends string,
  Pushes extends AnyPushes = AnyPushes,
> {
  readonly rows: List;
  readonly counts: Count;
  /** The filter that the counts are not narrowed by. */
  readonly counted: Filter;
  /** Further queries that know a row. */
  readonly alsoKnownBy?: readonly QueryContract[];
  readonly filters: readonly Filter[];
  /** What the list opens with; everything, newest first, where nothing is said. */
  readonly opensWith?: OpensWith<Filter>;
  /** By when a row came, the newest first: `-date`. */
  readonly newestFirst: `-${keyof Row & string}`;
  readonly pushes: Pushes;
  readonly heard: {
    readonly [N in keyof Pushes['payloads'] & string]?: (
      payload: z.output<Pushes['payloads'][N]>,
    ) => RowUpdate<Row>;
  };
  /** Of a row that was heard of: nobody has dealt with it yet. */
  readonly isNew?: (row: Row) => boolean;
}

/** A specification whose rows are of that kind. */
export type AnyWorkList<Row extends WorkRow> = WorkListSpec<Row, QueryContract, QueryContract, string>;

/** `export const pausesWork = defineWorkList<MopRequest>()({ rows: mopQueries.ListMopRequests, … })` */
export const defineWorkList =
  <Row extends WorkRow>() =>
  <List extends QueryContract, Count extends QueryContract, Filter extends string, Pushes extends AnyPushes>(
    spec: WorkListSpec<Row, List, Count, Filter, Pushes>,
  ) =>
    spec as unknown as WorkListSpec<Row, List, Count, Filter>;
