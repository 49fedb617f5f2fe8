import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import type { OrderSummary } from '@portal/contracts/areas/orders';
import { orderQueries } from '@portal/contracts/areas/orders';
import { useEffect, useMemo } from 'react';
import { useCallPrefetch } from '#app/client/use-call-prefetch';
import { OrderMarkSlots } from '#app/slots/OrderMarkSlots';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { OrderStatusChip } from '#app/order-status/OrderStatusChip';
import { useOrderStatuses } from '#app/order-status/use-order-statuses';
import { TrayDrawing } from '#ui/drawings/TrayDrawing';
import { Highlight } from '#ui/Highlight';
import { NewItemsPill } from '#ui/inbox/NewItemsPill';
import { WorkBar } from '#ui/inbox/WorkBar';
import { EmptyState } from '#ui/states/EmptyState';
import type { Column } from '#ui/table/DataTable';
import { DataTable } from '#ui/table/DataTable';
import { useOrderNumber } from '../use-order-number';
import { AgeMark } from './AgeMark';
import { OrderCard } from './OrderCard';
import { ordersWork } from './orders-work';
import { StatusMenu } from './StatusMenu';
import { triageMessages } from './triage.messages';
import type { TriagePanesProps } from './TriagePanes';
import { TriageSummary } from './TriageSummary';
import type { Triage } from './use-triage';

/** Pixels of the list itself; below them an order is a short paragraph. */
const columnsFrom = 780;

const placeOf = (order: OrderSummary) => `${order.restaurant_site} - ${order.restaurant_name}`;

/** The columns of R-ORD-11 and how long an order waits; their fields are what the server sorts by. */
function useColumns(): readonly Column<OrderSummary>[] {
  const text = useText(triageMessages);
  const dates = useDates();
  const numberOf = useOrderNumber();
  return useMemo(
    () => [
      {
        ...{ field: 'number', headerName: text('number'), width: 84, firstSort: 'desc', hideable: false },
        renderCell: ({ row }) => (
          <Box component="span" sx={{ typography: 'mono' }}>
            {numberOf(row)}
            <OrderMarkSlots orderId={row.id} />
          </Box>
        ),
      },
      { field: 'contact_name', headerName: text('contact'), flex: 1, minWidth: 96 },
      {
        ...{ field: 'restaurant_name', headerName: text('place'), flex: 1.5, minWidth: 140 },
        renderCell: ({ row }) => <strong title={placeOf(row)}>{placeOf(row)}</strong>,
      },
      {
        ...{ field: 'date', headerName: text('date'), width: 132, firstSort: 'desc' },
        renderCell: ({ row }) => dates.time(row.date),
      },
      {
        ...{ field: 'status', headerName: text('status'), width: 204, keeps: true },
        renderCell: ({ row }) => (
          <Highlight of={row.status}>
            <OrderStatusChip status={row.status} />
          </Highlight>
        ),
      },
      {
        ...{ field: 'status_date', headerName: text('age'), width: 116 },
        renderCell: ({ row }) => <AgeMark order={row} />,
      },
      { field: 'item_count', headerName: text('items'), width: 64, align: 'right', firstSort: 'desc' },
    ],
    [text, dates, numberOf],
  );
}

/** Moving on from the open order shows the next one at once. */
function usePrefetchedNeighbours({ rows, open }: Pick<Triage, 'rows' | 'open'>) {
  const prefetch = useCallPrefetch();
  const index = rows.findIndex(({ id }) => id === open.id);
  const [before, after] = index === -1 ? [] : [rows[index - 1]?.id, rows[index + 1]?.id];
  useEffect(() => {
    for (const id of [before, after]) if (id !== undefined) prefetch(orderQueries.GetOrder, { id });
  }, [before, after, prefetch]);
}

function Bulk({ triage, onDelete }: Pick<TriagePanesProps, 'triage' | 'onDelete'>) {
  const text = useText(triageMessages);
  const { selected, selection, many, setStatus } = triage;
  return (
    <WorkBar count={selected.length} progress={many.progress} onClear={selection.clear}>
      <StatusMenu label={text('changeStatus')} onChoose={(status) => void setStatus(selected, status)}>
        <Box component="span" sx={{ pl: 1 }}>
          {text('changeStatus')}
        </Box>
      </StatusMenu>
      <Button startIcon={<DeleteOutlineRounded />} onClick={() => onDelete(selected)}>
        {text('deleteMany')}
      </Button>
    </WorkBar>
  );
}

/** The orders of a page, as lines of columns or as short paragraphs, by the room there is. */
export function TriageTable({ triage, isWide, onDelete }: TriagePanesProps) {
  const { query, rows, open, cursor, selection, mayChange, justAdded } = triage;
  const text = useText(triageMessages);
  const columns = useColumns();
  const numberOf = useOrderNumber();
  const { nameOf } = useOrderStatuses();
  const prefetch = useCallPrefetch();
  usePrefetchedNeighbours(triage);
  const nameOfRow = (order: OrderSummary) => ({
    number: numberOf(order),
    contact: order.contact_name,
    place: placeOf(order),
    status: nameOf(order.status) ?? '',
  });
  return (
    <>
      <NewItemsPill
        label={text('newOrders', { count: triage.waiting })}
        count={triage.waiting}
        onShow={triage.showNew}
      />
      <DataTable
        name="orders"
        label={text('title')}
        list={triage.list}
        query={query}
        rows={rows}
        columns={columns}
        columnsFrom={columnsFrom}
        usualSort={ordersWork.newestFirst}
        rowId={({ id }) => id}
        rowName={(order) => text('row', nameOfRow(order))}
        card={(order) => <OrderCard order={order} />}
        linkTo={open.linkTo}
        keepsScroll={isWide}
        openId={open.id}
        cursor={cursor}
        justAdded={justAdded}
        onPeek={({ id }) => prefetch(orderQueries.GetOrder, { id })}
        selection={mayChange ? selection : undefined}
        toolbar={<TriageSummary triage={triage} />}
        bulkBar={<Bulk triage={triage} onDelete={onDelete} />}
        empty={<EmptyState drawing={<TrayDrawing />} title={text('emptyTitle')} text={text('emptyText')} />}
      />
    </>
  );
}
