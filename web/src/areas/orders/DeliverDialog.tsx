import { Box, Button } from '@mui/material';
import { Method } from '@portal/contracts/areas/cart';
import { orderQueries, OrderStatus, type OrderSummary } from '@portal/contracts/areas/orders';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { AlertFrame } from '#ui/dialogs/NoticeDialog';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { bareOrders } from './orders';
import { triageTexts } from './texts';

/** "Only the adaptation: you receive the finished art", says the wizard. */
function OneOrder({ order }: { order: OrderSummary }) {
  const text = useText(triageTexts);
  const number = useOrderNumber()(order);
  const { data } = useCallQuery(orderQueries.GetOrder, { id: order.id });
  const names = data?.items.map(({ filename }) => filename) ?? order.item_names;
  const adapted = (data?.items ?? []).filter(({ method }) => method === Method.Adaptation);
  return (
    <>
      {text('deliverText', { number, pieces: names.join(', ') })}
      {adapted.length > 0 && (
        <Box component="span" sx={{ display: 'block', pt: 1, color: 'text.primary' }}>
          {text('deliverAdapted', {
            count: adapted.length,
            pieces: adapted.map(({ filename }) => filename).join(', '),
          })}
        </Box>
      )}
    </>
  );
}

interface DeliverDialogProps {
  orders: readonly OrderSummary[];
  onAddArt: (order: OrderSummary) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asked before an order without finished art is delivered. Load lazily. */
export function DeliverDialog({ orders, onAddArt, onConfirm, onCancel }: DeliverDialogProps) {
  const text = useText(triageTexts);
  const numberOf = useOrderNumber();
  const bare = bareOrders(orders, OrderStatus.Delivered);
  const [first] = bare;
  if (first === undefined) return null;
  const count = orders.length;
  const many = { bare: bare.length, count, numbers: bare.map(numberOf).join(', ') };
  return (
    <AlertFrame
      title={text('deliverTitle', { count })}
      text={count === 1 ? <OneOrder order={first} /> : text('deliverTextMany', many)}
      width="sm"
      onClose={onCancel}
    >
      <Button autoFocus onClick={onCancel}>
        {text('cancel')}
      </Button>
      <Button onClick={onConfirm}>{text('deliverConfirm', { count })}</Button>
      {count === 1 && (
        <Button variant="contained" color="primary" onClick={() => onAddArt(first)}>
          {text('deliverAdd')}
        </Button>
      )}
    </AlertFrame>
  );
}
