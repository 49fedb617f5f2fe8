import Box from '@mui/material/Box';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { OrderItemSlots } from '#ui/slots/Slots';
import { Ticket } from '#ui/ticket/Ticket';
import { useOrderNumber } from '../use-order-number';
import { againPath } from './again-path';
import { detailsTexts } from '../texts';
import { OrderItem } from './OrderItem';
import { OrderPicturesPanel } from './OrderPicturesPanel';

/** Pictures that were added to the order later, to none of its pieces. */
export function addedPictures({ images, items }: OrderDetail): readonly string[] {
  const ofItems = new Set(items.flatMap((item) => item.images));
  return images.filter((key) => !ofItems.has(key));
}

/** The order as the slip of paper that it began as: for whom, and every piece with its picture (R-ORD-02). */
export function OrderTicketPanel({ order, mayReorder }: { order: OrderDetail; mayReorder: boolean }) {
  const text = useText(detailsTexts);
  const numberOf = useOrderNumber();
  return (
    <Ticket
      kind={text('ticket')}
      title={placeLabel(order)}
      code={numberOf(order)}
      foot={
        <Box sx={{ pt: 2 }}>
          <OrderPicturesPanel orderId={order.id} images={addedPictures(order)} />
        </Box>
      }
    >
      {order.items.map((item, index) => (
        <li key={index}>
          <OrderItem
            orderId={order.id}
            item={item}
            again={mayReorder ? againPath(order, index) : null}
            actions={<OrderItemSlots order={order} place={index} />}
          />
        </li>
      ))}
    </Ticket>
  );
}
