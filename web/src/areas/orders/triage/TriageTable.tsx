import Button from '@mui/material/Button';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import { orderQueries, type OrderSummary, orderCommands } from '@portal/contracts/areas/orders';
import { useEffect, useMemo, memo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { placeLabel } from '#core/restaurant-label';
import { useCallPrefetch } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useOrderStatuses, OrderStatusChip } from '#ui/order-status/OrderStatusChip';
import { SelectedStatusMenu } from '#ui/inbox/SelectedStatusMenu';
import { WorkTable } from '#ui/inbox/WorkTable';
import { perRow } from '#ui/table/per-row';
import { useSession } from '#core/session/session-state';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { OrderMarkSlots } from '#ui/slots/Slots';
import { Highlight } from '#ui/Highlight';
import { aboutStatus } from '#ui/inbox/use-kept-changes';
import { PendingMark } from '#ui/PendingMark';
import { column, type RecordColumn, useRecordColumns } from '#ui/record/RecordColumns';
import { TwoLines } from '#ui/table/TwoLines';
import { ownerTexts, triageTexts, ordersTexts } from '../texts';
import { useOrderNumber } from '../use-order-number';
import { AssigneeChip } from '../owner/AssigneeChip';
import { useAssignees } from '../owner/use-assignees';
import { LookersChip } from '../LookersChip';
import { OrderCard, ShortOrderCard } from './OrderCard';
import { useStatusChoices } from './use-status-choices';
import type { Triage } from './use-triage';
import { ordersWork } from './orders-work';
import { AgeChip } from './AgeChip';
import { OrderItemsPreview } from './OrderItemsPreview';

/** The columns of R-ORD-11 and how long an order waits; their fields are what the server sorts by. */
function useOrderColumns() {
  const numberOf = useOrderNumber();
  const { nameOf } = useOrderStatuses();
  const { nameOf: assigneeOf } = useAssignees();
  const columns = useMemo(
    (): readonly RecordColumn<OrderSummary>[] => [
      {
        field: 'number',
        header: 'number',
        width: 84,
        firstSort: 'desc',
        hideable: false,
        value: numberOf,
        cell: (order) => (
          <Typography
            variant="mono"
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}
          >
            {numberOf(order)}
            <OrderMarkSlots orderId={order.id} />
            <LookersChip orderId={order.id} isSmall />
          </Typography>
        ),
      },
      column.text('contact_name', { header: 'contact', flex: 0.8, minWidth: 96 }),
      {
        field: 'restaurant_name',
        header: 'place',
        flex: 1.2,
        minWidth: 140,
        value: placeLabel,
        cell: (order) => (
          <strong>
            <TwoLines>{placeLabel(order)}</TwoLines>
          </strong>
        ),
      },
      {
        field: 'item_count',
        header: 'items',
        flex: 2.2,
        minWidth: 172,
        firstSort: 'desc',
        value: ({ item_names }) => item_names.join(', '),
        cell: (order) => <OrderItemsPreview order={order} />,
      },
      {
        field: 'count',
        header: 'count',
        isOnlyExported: true,
        value: ({ item_count }) => item_count,
      },
      {
        field: 'assignee',
        header: 'assignee',
        width: 124,
        sortable: false,
        yields: true,
        value: (order) => assigneeOf(order) ?? '',
        cell: (order) => <AssigneeChip order={order} />,
      },
      {
        field: 'date',
        header: 'date',
        width: 144,
        keeps: true,
        firstSort: 'desc',
        value: ({ date }, dates) => dates.time(date),
        cell: (order, dates) => (
          <>
            <PendingMark about={aboutStatus(orderCommands.ChangeOrderStatus, order.id)} />
            <div>{dates.time(order.date)}</div>
            <AgeChip order={order} />
          </>
        ),
      },
      {
        field: 'status',
        header: 'status',
        width: 204,
        keeps: true,
        value: ({ status }) => nameOf(status),
        cell: ({ status }) => (
          <Highlight of={status}>
            <OrderStatusChip status={status} />
          </Highlight>
        ),
      },
    ],
    [numberOf, nameOf, assigneeOf],
  );
  return useRecordColumns(triageTexts, columns);
}

const sorts = [
  '-date',
  'date',
  'status_date',
  'status',
  'restaurant_name',
  'contact_name',
  '-item_count',
  '-number',
] as const;

/** As the filter of the address says it: `me`, `nobody`, an id, or nothing. */
function isLookedAfterBy(wanted: string, id: number | null, meId: number): boolean {
  if (wanted === '') return true;
  if (wanted === 'nobody') return id === null;
  return id === (wanted === 'me' ? meId : Number(wanted));
}

/** Rows that were changed while they were read, so that the filter would not show them any more. */
function movedOut({ list, rows }: Triage['inbox'], meId: number): number {
  const { status: statuses = '', assignee = '' } = list.filters;
  const isWanted = ({ status, assignee_id: id }: (typeof rows)[number]) =>
    (statuses === '' || statuses.split(',').includes(String(status))) && isLookedAfterBy(assignee, id, meId);
  return rows.filter((row) => !isWanted(row)).length;
}

/**
 * The line above the list: how many there are, in which order. It is always there, so that news in it moves nothing
 * below.
 */
function TriageSummary({ inbox }: Pick<Triage, 'inbox'>) {
  const { list, query, catchUp } = inbox;
  const { user } = useSession();
  return <Summary list={list} total={query.data?.total} moved={movedOut(inbox, user.id)} onTidy={catchUp} />;
}

interface SummaryProps extends Pick<Triage['inbox'], 'list'> {
  total: number | undefined;
  /** Rows that the filter would not show any more. */
  moved: number;
  onTidy: () => void;
}

const Summary = memo(({ list, total, moved, onTidy }: SummaryProps) => {
  const text = useText(triageTexts);
  const ordersText = useText(ordersTexts);
  return (
    <Typography
      variant="body2"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 40 }}
    >
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {total !== undefined && <span>{ordersText('orders', { total })}</span>}
        {moved > 0 && <span>· {text('moved', { count: moved })}</span>}
      </Box>
      {moved > 0 && (
        <Button size="small" variant="text" onClick={onTidy}>
          {text('tidy')}
        </Button>
      )}
      <Box>
        <ChoiceMenu
          label={text('sort')}
          options={sorts.map((value) => ({ value, label: text(`sort.${value}`) }))}
          value={list.input.sort ?? ordersWork.newestFirst}
          onChange={(sort) => list.setSort(sort === ordersWork.newestFirst ? undefined : sort)}
        />
      </Box>
    </Typography>
  );
});

const cardOf = (order: OrderSummary) => <OrderCard order={order} />;
const shortCardOf = (order: OrderSummary) => <ShortOrderCard order={order} />;

export interface TriageTableProps {
  triage: Triage;
  /** List and open order stand side by side. */
  isWide: boolean;
  /** Asks before it deletes. */
  onDelete: (orders: readonly OrderSummary[]) => void;
  /** Asks to whom. */
  onAssign: (orders: readonly OrderSummary[], anchor: Element | null) => void;
}

/** Pixels of the list itself; below them an order is a short paragraph. */
const columnsFrom = 780;

/** Moving on from the open order, or from where the keys are, shows the next one at once. */
function usePrefetchedNeighbours({ rows, cursor }: Triage['inbox']) {
  const prefetch = useCallPrefetch();
  const index = rows.findIndex(({ id }) => id === cursor.id);
  const [before, after] = index === -1 ? [] : [rows[index - 1]?.id, rows[index + 1]?.id];
  useEffect(() => {
    for (const id of [after, before]) if (id !== undefined) prefetch(orderQueries.GetOrder, { id });
  }, [before, after, prefetch]);
}

/** What a row is called, for screen readers. */
function useRowName() {
  const text = useText(triageTexts);
  const numberOf = useOrderNumber();
  const { nameOf } = useOrderStatuses();
  return useMemo(
    () =>
      perRow((order: OrderSummary) => {
        const words = { number: numberOf(order), contact: order.contact_name, place: placeLabel(order) };
        return text('row', { ...words, status: nameOf(order.status) ?? '' });
      }),
    [text, numberOf, nameOf],
  );
}

function Bulk({ triage, onDelete, onAssign }: Omit<TriageTableProps, 'isWide'>) {
  const text = useText(triageTexts);
  const ownerText = useText(ownerTexts);
  const { inbox, setStatus } = triage;
  return (
    <>
      <SelectedStatusMenu
        choices={useStatusChoices()}
        onChoose={(status) => void setStatus(inbox.selected, status)}
      />
      <Button
        startIcon={<PersonAddAltRounded />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onAssign(inbox.selected, currentTarget)}
      >
        {ownerText('assignMany')}
      </Button>
      <Button startIcon={<DeleteOutlineRounded />} onClick={() => onDelete(inbox.selected)}>
        {text('deleteMany')}
      </Button>
    </>
  );
}

/** The orders of a page, as lines of columns or as short paragraphs, by the room there is; shorter beside an open one. */
export function TriageTable(props: TriageTableProps & { isSplit: boolean }) {
  const { triage, isWide, isSplit, onDelete, onAssign } = props;
  const { inbox, many, mayChange } = triage;
  const text = useText(triageTexts);
  const { shown, exported } = useOrderColumns();
  const rowName = useRowName();
  const prefetch = useCallPrefetch();
  usePrefetchedNeighbours(inbox);
  return (
    <WorkTable
      inbox={inbox}
      many={many}
      columnsFrom={columnsFrom}
      name="orders"
      label={text('title')}
      columns={shown}
      exported={exported}
      news={(count) => text('newOrders', { count })}
      rowName={rowName}
      card={isSplit ? shortCardOf : cardOf}
      keepsScroll={isWide}
      onPeek={({ id }) => prefetch(orderQueries.GetOrder, { id })}
      maySelect={mayChange}
      toolbar={<TriageSummary inbox={inbox} />}
      bulk={<Bulk triage={triage} onDelete={onDelete} onAssign={onAssign} />}
      empty={{
        title: text('emptyTitle'),
        text: text('emptyText'),
        action: inbox.list.filters.status !== undefined && (
          <Button onClick={inbox.list.showAll}>{text('showAll')}</Button>
        ),
      }}
    />
  );
}
