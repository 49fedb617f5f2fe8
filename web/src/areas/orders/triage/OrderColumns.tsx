import Box from '@mui/material/Box';
import { orderCommands, type OrderSummary } from '@portal/contracts/areas/orders';
import { useMemo } from 'react';
import { OrderMarkSlots } from '#ui/slots/OrderMarkSlots';
import { OrderStatusChip } from '#ui/order-status/OrderStatusChip';
import { useOrderStatuses } from '#ui/order-status/use-order-statuses';
import { placeLabel } from '#core/restaurant-label';
import { Highlight } from '#ui/Highlight';
import { aboutStatus } from '#ui/inbox/use-kept-changes';
import { PendingMark } from '#ui/PendingMark';
import { column, type RecordColumn, useRecordColumns } from '#ui/record/RecordColumns';
import { TwoLines } from '#ui/table/TwoLines';
import { AssigneeChip } from '../owner/AssigneeChip';
import { useAssignees } from '../owner/use-assignees';
import { LookersChip } from '../presence/LookersChip';
import { useOrderNumber } from '../use-order-number';
import { AgeChip } from './AgeChip';
import { OrderItemsPreview } from './OrderItemsPreview';
import { triageTexts } from '../texts';

/** The columns of R-ORD-11 and how long an order waits; their fields are what the server sorts by. */
export function useOrderColumns() {
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
          <Box
            component="span"
            sx={{
              typography: 'mono',
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 0.5,
            }}
          >
            {numberOf(order)}
            <OrderMarkSlots orderId={order.id} />
            <LookersChip orderId={order.id} isSmall />
          </Box>
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
