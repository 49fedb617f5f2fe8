import type { CommandContract, QueryContract } from '@portal/contracts/kernel';
import { type Outgoing, useOutgoing } from '#core/outbox/outbox';
import type { ListState } from '../list/use-list-url';
import type { RowId } from '../table/table';
import { useRowCursor } from '../table/use-table-rows';
import { useSelectedRows } from '../table/use-selected-rows';
import { useWorkList, useWorkListUrl } from './use-work-list';
import type { StatusRow } from './status-change-spec';
import type { WorkListSpec } from './work-list-spec';
import { aboutStatus } from './use-pending-changes';

const isUnderWay = ({ state }: Outgoing) => state === 'waiting' || state === 'sending';

function useWaitingChanges<Row extends StatusRow>(
  command: Pick<CommandContract, 'name'>,
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const waiting = useOutgoing().filter(isUnderWay);
  if (waiting.length === 0) return rows;
  return rows?.map((row) => {
    const item = waiting.find(({ about }) => about === aboutStatus(command, row.id));
    return item === undefined ? row : { ...row, status: (item.input as StatusRow).status };
  });
}

interface InboxOptions<Row> {
  readonly command: Pick<CommandContract, 'name'>;
  readonly linkTo: (row: Row) => string;
  readonly openId?: RowId;
  readonly removed?: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();
const noRows: readonly never[] = [];
const rowId = ({ id }: { readonly id: string }): RowId => id;

export function useInbox<
  Row extends StatusRow,
  List extends QueryContract,
  Count extends QueryContract,
  Filter extends string,
>(spec: WorkListSpec<Row, List, Count, Filter>, options: InboxOptions<Row>) {
  const { command, linkTo, openId, removed = nothing } = options;
  const work = useWorkList(spec, useWorkListUrl(spec));
  const rows = (useWaitingChanges(command, work.rows) ?? noRows).filter(({ id }) => !removed.has(id));
  const selection = useSelectedRows({ rows, rowId, view: work.view });
  const selected = selection.rows;
  const cursor = useRowCursor({ rows, rowId, openId, linkTo });
  const atCursor = cursor.at === undefined ? noRows : [cursor.at];
  return {
    ...work,
    rows,
    selection,
    selected,
    cursor,
    linkTo,
    openId,
    selectAll: async () => selection.choose(await work.load()),
    usualSort: spec.newestFirst,
    targets: selected.length > 0 ? selected : atCursor,
  };
}
type AnyInbox<Row extends StatusRow> = ReturnType<typeof useInbox<Row, QueryContract, QueryContract, never>>;
export type Inbox<Row extends StatusRow> = Omit<AnyInbox<Row>, 'list' | 'counts'> & {
  readonly list: ListState;
};
