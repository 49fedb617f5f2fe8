import { useText } from '#core/i18n/use-text';
import { OrderStatusChip, useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { Highlight } from '#ui/Highlight';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { ordersTexts } from './texts';
import { useOrderNumber } from './use-order-number';

/** The status of the order that a screen is about: a change glows, and is read out (R-ORD-19). */
export function LiveStatusChip({ order }: { order: { readonly number: number; readonly status: number } }) {
  const text = useText(ordersTexts);
  const numberOf = useOrderNumber();
  const status = useOrderStatuses().nameOf(order.status);
  return (
    <>
      <Highlight of={order.status}>
        <OrderStatusChip status={order.status} />
      </Highlight>
      <VisuallyHidden role="status">
        {status !== null && text('statusNow', { number: numberOf(order), status })}
      </VisuallyHidden>
    </>
  );
}
