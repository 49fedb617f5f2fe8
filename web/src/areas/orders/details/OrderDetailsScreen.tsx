import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { orderCommands, type OrderDetail, orderQueries } from '@portal/contracts/areas/orders';
import { Link, useParams } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { OrderSideSlot } from '#ui/slots/OrderSideSlot';
import { OrderAgainSlot } from '#ui/slots/OrderAgainSlot';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonDetail } from '#ui/states/Skeletons';
import { LiveStatusChip } from '../status/LiveStatusChip';
import { OwnOrderPanel } from '../own/OwnOrderPanel';
import { useOrderNumber } from '../use-order-number';
import { againPath } from './again-path';
import { AddPicturesForm } from './AddPicturesForm';
import { ContactPanel } from './ContactPanel';
import { detailsTexts } from '../texts';
import { OrderTicketPanel } from './OrderTicketPanel';
import { OrderTimeline } from './OrderTimeline';

/** The only piece through the wizard; several at once, while each offers its wizard by itself. */
function Again({ order }: { order: OrderDetail }) {
  const text = useText(detailsTexts);
  if (order.items.length > 1) return <OrderAgainSlot order={order} />;
  return (
    <Button component={Link} to={againPath(order, 0)} startIcon={<ReplayRounded aria-hidden />}>
      {text('orderAgain')}
    </Button>
  );
}

/** By the room that the order has, which it may share: facts above the ticket, or beside it. */
const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { '@md': 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
/** Columns of text, which leave no gap below a short panel. */
const facts = {
  gridRow: { '@': 1, '@md': 'auto' },
  columnCount: { '@': 1, '@sm': 2, '@md': 1 },
  columnGap: 2,
  '& > *': { breakInside: 'avoid' },
  '& > :not(:last-child)': { mb: 2 },
} as const;

function OrderBody({ order, mayReorder }: { order: OrderDetail; mayReorder: boolean }) {
  const text = useText(detailsTexts);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={columns}>
        <OrderTicketPanel order={order} mayReorder={mayReorder && order.items.length > 1} />
        <Box sx={facts}>
          <Panel title={text('timeline')}>
            <OrderTimeline order={order} />
          </Panel>
          <OwnOrderPanel order={order} />
          <Panel title={text('contact')}>
            <ContactPanel contact={order} />
          </Panel>
          {order.comments !== '' && (
            <Panel title={text('comments')}>
              <Box sx={{ typography: 'body2', whiteSpace: 'pre-line' }}>{order.comments}</Box>
            </Panel>
          )}
          <Box sx={{ '&:empty': { display: 'none' } }}>
            <AddPicturesForm order={order} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** A restaurant's order: items, timeline, contact; updates live. */
export function OrderDetailsScreen() {
  const text = useText(detailsTexts);
  const dates = useDates();
  const may = useMay();
  const numberOf = useOrderNumber();
  const { id = '' } = useParams();
  const query = useCallQuery(orderQueries.GetOrder, { id });
  const order = query.data;
  const mayReorder = may(orderCommands.PlaceOrder);
  return (
    <Page
      title={order === undefined ? text('loading') : text('title', { number: numberOf(order) })}
      crumbs={[{ label: text('crumb'), to: '/orders' }]}
      subtitle={
        order !== undefined && (
          <Stack
            component="span"
            direction="row"
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}
          >
            <LiveStatusChip order={order} />
            <span>{dates.time(order.date)}</span>
          </Stack>
        )
      }
      actions={order !== undefined && mayReorder && <Again order={order} />}
    >
      <Loaded query={query} skeleton={<SkeletonDetail />}>
        {(loaded) => (
          <OrderSideSlot order={loaded} within="page">
            <OrderBody order={loaded} mayReorder={mayReorder} />
          </OrderSideSlot>
        )}
      </Loaded>
    </Page>
  );
}
