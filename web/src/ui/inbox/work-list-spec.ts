import type { AreaPushes, PayloadsOf, QueryContract } from '@portal/contracts/kernel';
import type { ListUrl, OpensWith } from '../list/use-list-url';

export interface WorkRow {
  readonly id: string;
  /** Sent back with a change (R4). */
  readonly version: number;
}

export interface WorkListSpec<
  Row extends WorkRow,
  List extends QueryContract,
  Count extends QueryContract,
  Filter extends string,
  Pushes extends AreaPushes = AreaPushes,
> {
  readonly rows: List;
  readonly counts: Count;
  readonly counted: Filter;
  readonly alsoKnownBy?: readonly QueryContract[];
  readonly filters: readonly Filter[];
  /** Default: everything, newest first. */
  readonly opensWith?: OpensWith<Filter>;
  /** Input from the address, where names differ. @param today in the market's calendar */
  readonly asks?: (input: ListUrl<Filter>['input'], today: string) => ListUrl<Filter>['input'];
  /** `-date`. */
  readonly newestFirst: `-${keyof Row & string}`;
  /** Those with `fields` change a row. */
  readonly pushes: Pushes;
  /** Pushes whose record may be new here. */
  readonly mayBeNew: readonly (keyof PayloadsOf<Pushes>)[];
  /** For pushed rows: no one has handled them yet. */
  readonly isNew?: (row: Row) => boolean;
}

export type AnyWorkList<Row extends WorkRow> = WorkListSpec<Row, QueryContract, QueryContract, string>;

/** `export const pausesWork = defineWorkList<MopRequest>()({ rows: mopQueries.ListMopRequests, … })` */
export const defineWorkList =
  <Row extends WorkRow>() =>
  <List extends QueryContract, Count extends QueryContract, Filter extends string, Pushes extends AreaPushes>(
    spec: WorkListSpec<Row, List, Count, Filter, Pushes>,
  ) =>
    spec as unknown as WorkListSpec<Row, List, Count, Filter>;
