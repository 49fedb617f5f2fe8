import Checkbox from '@mui/material/Checkbox';
import type { OrderSummary } from '@portal/contracts/areas/orders';
import { Link } from 'react-router-dom';
import { OrderMarks } from '../../../app/guests/OrderMarks';
import { useDates } from '../../../app/i18n/dates';
import { useText } from '../../../app/i18n/use-text';
import { OrderStatusChip } from '../../../app/order-status/OrderStatusChip';
import { useOrderStatuses } from '../../../app/order-status/use-order-statuses';
import { Highlight } from '../../../ui/Highlight';
import { InboxRow } from '../../../ui/inbox/inbox-rows';
import { ordersMessages } from '../orders.messages';
import { useOrderNumber } from '../use-order-number';
import { AgeMark } from './AgeMark';
import { triageMessages } from './triage.messages';

export interface TriageRowProps {
  order: OrderSummary;
  to: string;
  now: number;
  isOpen: boolean;
  isCursor: boolean;
  isSelected: boolean;
  /** Came in while the list was read, and was just let in. */
  isArrived: boolean;
  /** Absent for those who only read. */
  onSelect?: (id: string) => void;
  onFocus: (id: string) => void;
  /** The pointer or the focus is here: it may be opened next. */
  onPeek: (id: string) => void;
  /** The list stays on the screen while the order is open. */
  keepsScroll: boolean;
}

/** The id by which the keyboard finds the row's link. */
export const rowLinkId = (id: string) => `order-${id}`;

/** One order of the list: number, contact, restaurant, date, status and pieces (R-ORD-11). */
export function TriageRow(props: TriageRowProps) {
  const { order, to, now, isOpen, isCursor, isSelected, isArrived, onSelect, onFocus, onPeek, keepsScroll } =
    props;
  const text = useText(triageMessages);
  const ordersText = useText(ordersMessages);
  const dates = useDates();
  const number = useOrderNumber()(order);
  const status = useOrderStatuses().nameOf(order.status) ?? '';
  const place = `${order.restaurant_site} - ${order.restaurant_name}`;
  const contact = order.contact_name;
  return (
    <InboxRow
      role="row"
      aria-selected={onSelect && isSelected}
      data-selected={isSelected}
      data-open={isOpen}
      data-cursor={isCursor}
      data-arrived={isArrived}
    >
      {onSelect !== undefined && (
        <div role="cell" className="check">
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={() => onSelect(order.id)}
            slotProps={{ input: { 'aria-label': text('select', { number }) } }}
          />
        </div>
      )}
      <div role="cell" className="number">
        <Link
          id={rowLinkId(order.id)}
          to={to}
          preventScrollReset={keepsScroll}
          aria-label={text('row', { number, contact, place, status })}
          aria-current={isOpen || undefined}
          onFocus={() => onFocus(order.id)}
          onPointerEnter={() => onPeek(order.id)}
        >
          {number}
        </Link>
        <OrderMarks orderId={order.id} />
      </div>
      <div role="cell" className="person cut" title={contact}>
        {contact}
        <span className="narrow quiet"> · {ordersText('itemCount', { count: order.item_count })}</span>
      </div>
      <div role="cell" className="place cut" title={place}>
        {place}
      </div>
      <div role="cell" className="date">
        {dates.time(order.date)}
      </div>
      <div role="cell" className="state">
        <Highlight of={order.status}>
          <OrderStatusChip status={order.status} />
        </Highlight>
      </div>
      <div role="cell" className="age">
        <AgeMark order={order} now={now} />
      </div>
      <div role="cell" className="count">
        {order.item_count}
      </div>
    </InboxRow>
  );
}
