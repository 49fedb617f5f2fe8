import type { definePushes, QueryContract } from '@portal/contracts/kernel';
import type { z } from 'zod';
import type { OpensWith } from '../list/use-list-url';

export interface WorkRow {
  readonly id: string;
  /** Sent back with a change (R4). */
  readonly version: number;
}

export interface RowUpdate<Row> {
  readonly id: string;
  readonly mayBeNew?: boolean;
  readonly changes?: Partial<Row>;
}

type AnyPushes = ReturnType<typeof definePushes<Record<string, z.ZodType>>>;

export interface WorkListSpec<
  Row extends WorkRow,
  List extends QueryContract,
  Count extends QueryContract,
  Filter extends string,
  Pushes extends AnyPushes = AnyPushes,
> {
  readonly rows: List;
  readonly counts: Count;
  readonly counted: Filter;
  readonly alsoKnownBy?: readonly QueryContract[];
  readonly filters: readonly Filter[];
  /** Default: everything, newest first. */
  readonly opensWith?: OpensWith<Filter>;
  /** `-date`. */
  readonly newestFirst: `-${keyof Row & string}`;
  readonly pushes: Pushes;
  readonly heard: {
    readonly [N in keyof Pushes['payloads'] & string]?: (
      payload: z.output<Pushes['payloads'][N]>,
    ) => RowUpdate<Row>;
  };
  /** For pushed rows: no one has handled them yet. */
  readonly isNew?: (row: Row) => boolean;
}

export type AnyWorkList<Row extends WorkRow> = WorkListSpec<Row, QueryContract, QueryContract, string>;

/** `export const pausesWork = defineWorkList<MopRequest>()({ rows: mopQueries.ListMopRequests, … })` */
export const defineWorkList =
  <Row extends WorkRow>() =>
  <List extends QueryContract, Count extends QueryContract, Filter extends string, Pushes extends AnyPushes>(
    spec: WorkListSpec<Row, List, Count, Filter, Pushes>,
  ) =>
    spec as unknown as WorkListSpec<Row, List, Count, Filter>;
