import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { type Fact, FactList } from '#ui/FactList';
import { Panel } from '#ui/Panel';
import { ContactPanel } from '../details/ContactPanel';
import { detailsTexts } from '../texts';
import { OrderItem } from '../details/OrderItem';
import { OrderPicturesPanel } from '../details/OrderPicturesPanel';
import { addedPictures } from '../details/OrderTicketPanel';
import { OrderTimeline } from '../details/OrderTimeline';

function useOrderFacts(order: OrderDetail): readonly Fact[] {
  const text = useText(detailsTexts);
  const dates = useDates();
  const facts = [
    { key: 'at', label: text('orderedAt'), value: dates.time(order.date) },
    { key: 'by', label: text('orderedBy'), value: order.user_name },
    {
      key: 'restaurant',
      label: text('restaurant'),
      value: placeLabel(order),
    },
    { key: 'company', label: text('company'), value: order.restaurant_razon },
    { key: 'reference', label: text('cartReference'), value: order.reference },
    { key: 'comments', label: text('comments'), value: order.comments },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** The parts of an order, each to be folded away: pieces, client, data, what has happened (R-ORD-14). */
export function OrderPanels({ order }: { order: OrderDetail }) {
  const text = useText(detailsTexts);
  const facts = useOrderFacts(order);
  return (
    // Pieces are laid out by the room there is, which the order may share with others.
    <Stack spacing={1.5} sx={{ containerType: 'inline-size' }}>
      <Panel title={text('contact')} level="h3" foldsAs="orders.contact">
        <ContactPanel contact={order} />
      </Panel>
      <Panel title={text('items')} level="h3" foldsAs="orders.items" aside={order.item_count}>
        <Box sx={{ '& > * + *': { borderTop: 1, borderColor: 'divider' }, mt: -1.5 }}>
          {order.items.map((item, index) => (
            <OrderItem key={index} orderId={order.id} item={item} again={null} />
          ))}
        </Box>
        <OrderPicturesPanel orderId={order.id} images={addedPictures(order)} />
      </Panel>
      <Panel title={text('details')} level="h3" foldsAs="orders.details">
        <FactList facts={facts} />
      </Panel>
      <Panel title={text('timeline')} level="h3" foldsAs="orders.timeline">
        <OrderTimeline order={order} />
      </Panel>
    </Stack>
  );
}
