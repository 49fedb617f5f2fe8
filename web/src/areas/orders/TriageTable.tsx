import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import { Box, Button, Typography } from '@mui/material';
import { orderCommands, orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import { memo, useEffect, useMemo } from 'react';
import { useCallPrefetch } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { useSession } from '#core/session/session-state';
import { Highlight } from '#ui/Highlight';
import { PendingMark } from '#ui/PendingMark';
import { SelectedStatusMenu } from '#ui/inbox/SelectedStatusMenu';
import { WorkTable } from '#ui/inbox/WorkTable';
import { aboutStatus } from '#ui/inbox/use-pending-changes';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { OrderStatusChip, useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { column, type RecordColumn, useRecordColumns } from '#ui/record/RecordColumns';
import { OrderMarkSlots } from '#ui/slots/Slots';
import { TwoLines } from '#ui/table/TwoLines';
import { perRow } from '#ui/table/per-row';
import { useToday } from '#ui/use-now';
import { AgeChip, OrderCard, OrderItemsPreview, ShortOrderCard } from './OrderCard';
import { NeededChip, TurnChip } from './WorkChips';
import { AssigneeChip, LookersChip, useAssignees } from './PeopleChips';
import { riskNow, turnNow } from './orders';
import { ordersWork, sundayOf, thisWeek } from './orders-work';
import { ordersTexts, ownerTexts, riskTexts, triageTexts, turnTexts } from './texts';
import { type Triage, useStatusChoices } from './use-triage';

/** R-ORD-11; the server sorts by these fields. */
function useOrderColumns() {
  const numberOf = useOrderNumber();
  const { nameOf } = useOrderStatuses();
  const { nameOf: assigneeOf } = useAssignees();
  const text = useText(triageTexts);
  const riskText = useText(riskTexts);
  const turnText = useText(turnTexts);
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
            <AssigneeChip order={order} isSmall />
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
        field: 'date',
        header: 'date',
        width: 132,
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
        field: 'needed_on',
        header: 'needed',
        width: 112,
        yields: true,
        value: ({ needed_on: day }, dates) => day && dates.day(day),
        cell: (order) => <NeededChip order={order} />,
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
        field: 'risk',
        header: 'risk',
        isOnlyExported: true,
        value: (order) => {
          const risk = riskNow(order);
          return risk && riskText(risk);
        },
      },
      {
        field: 'status',
        header: 'status',
        width: 204,
        keeps: true,
        value: ({ status }) => nameOf(status),
        cell: (order) => (
          <>
            <Highlight of={order.status}>
              <OrderStatusChip status={order.status} />
            </Highlight>
            <Typography variant="caption" component="div">
              <TurnChip order={order} />
            </Typography>
          </>
        ),
      },
      {
        field: 'quote',
        header: 'quote',
        isOnlyExported: true,
        value: ({ quote }) => quote && text(`quote.${quote}`),
      },
      {
        field: 'ready',
        header: 'ready',
        isOnlyExported: true,
        value: ({ pieces_ready: ready }) => ready,
      },
      {
        field: 'turn',
        header: 'turn',
        isOnlyExported: true,
        value: (order) => {
          const turn = turnNow(order);
          return turn && turnText(turn);
        },
      },
    ],
    [numberOf, nameOf, assigneeOf, text, riskText, turnText],
  );
  return useRecordColumns(triageTexts, columns);
}

const sorts = [
  '-date',
  'date',
  'needed_on',
  'status_date',
  'status',
  'restaurant_name',
  'contact_name',
  '-item_count',
  '-number',
] as const;

/** @param assignee as in the address; empty for all */
function isAssignedTo(assignee: string, id: number | null, meId: number): boolean {
  if (assignee === '') return true;
  if (assignee === 'nobody') return id === null;
  return id === (assignee === 'me' ? meId : Number(assignee));
}

/** Rows that changed and no longer match the filter. */
function countMoved({ list, rows }: Triage['inbox'], meId: number, today: string): number {
  const { status: statuses = '', assignee = '', turn = '', needed } = list.filters;
  const sunday = sundayOf(today);
  const isNeeded = ({ needed_on: day }: OrderSummary) => needed !== thisWeek || (day !== '' && day <= sunday);
  const matches = (order: OrderSummary) =>
    (statuses === '' || statuses.split(',').includes(String(order.status))) &&
    (turn === '' || turnNow(order) === turn) &&
    isNeeded(order) &&
    isAssignedTo(assignee, order.assignee_id, meId);
  return rows.filter((row) => !matches(row)).length;
}

interface SummaryProps extends Pick<Triage['inbox'], 'list'> {
  total: number | undefined;
  moved: number;
  onTidy: () => void;
}

/** Always present, so that rows do not move. */
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

export interface TriageProps {
  triage: Triage;
  isWide: boolean;
  onDelete: (orders: readonly OrderSummary[]) => void;
  onAssign: (orders: readonly OrderSummary[], anchor: Element | null) => void;
}

function usePrefetchedNeighbours({ rows, cursor }: Triage['inbox']) {
  const prefetch = useCallPrefetch();
  const index = rows.findIndex(({ id }) => id === cursor.id);
  const [before, after] = index === -1 ? [] : [rows[index - 1]?.id, rows[index + 1]?.id];
  useEffect(() => {
    for (const id of [after, before]) if (id !== undefined) prefetch(orderQueries.GetOrder, { id });
  }, [before, after, prefetch]);
}

function useRowName() {
  const text = useText(triageTexts);
  const numberOf = useOrderNumber();
  const { nameOf } = useOrderStatuses();
  return useMemo(
    () =>
      perRow((order: OrderSummary) =>
        text('row', {
          number: numberOf(order),
          contact: order.contact_name,
          place: placeLabel(order),
          status: nameOf(order.status) ?? '',
        }),
      ),
    [text, numberOf, nameOf],
  );
}

function BulkActions({ triage, onDelete, onAssign }: Omit<TriageProps, 'isWide'>) {
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

const cardOf = (order: OrderSummary) => <OrderCard order={order} />;
const shortCardOf = (order: OrderSummary) => <ShortOrderCard order={order} />;

/** Pixels of the list below which rows are cards. */
const minTableWidth = 780;

export function TriageTable(props: TriageProps & { isSplit: boolean }) {
  const { triage, isWide, isSplit } = props;
  const { inbox, many, mayChange } = triage;
  const { list, query, catchUp } = inbox;
  const text = useText(triageTexts);
  const { user } = useSession();
  const moved = countMoved(inbox, user.id, useToday());
  const { shown, exported } = useOrderColumns();
  const rowName = useRowName();
  const prefetch = useCallPrefetch();
  usePrefetchedNeighbours(inbox);
  return (
    <WorkTable
      inbox={inbox}
      many={many}
      columnsFrom={minTableWidth}
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
      toolbar={<Summary list={list} total={query.data?.total} moved={moved} onTidy={catchUp} />}
      bulk={<BulkActions {...props} />}
      empty={{
        title: text('emptyTitle'),
        text: text('emptyText'),
        action: list.filters.status !== undefined && (
          <Button onClick={list.showAll}>{text('showAll')}</Button>
        ),
      }}
    />
  );
}
