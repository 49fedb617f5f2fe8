import { orderQueries, orderStatuses, settledStatuses } from '@portal/contracts/areas/orders';
import { isAdministrator } from '@portal/contracts/kernel';
import Box from '@mui/material/Box';
import { useId } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useOrderRow } from '#ui/order-status/use-order-row';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { LinkRows } from '#ui/list/LinkRows';
import { PartHead } from '#ui/PartHead';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { homeTexts } from './texts';
import { useLogged } from './use-logged';

/** Nothing is open: says what would stand here, and leads to the first step. */
function NoOrdersNotice({ mayOrder, hasSite }: { mayOrder: boolean; hasSite: boolean }) {
  const text = useText(homeTexts);
  const forAdministrators = hasSite ? 'ordersNoneForSite' : 'ordersNoneYet';
  return (
    <Card sx={{ p: 3 }}>
      <Typography variant="h4" component="div">
        {text('ordersNone')}
      </Typography>
      <Box sx={{ color: 'text.secondary', pt: 0.5 }}>
        {text(mayOrder ? 'ordersNoneText' : forAdministrators)}
      </Box>
      {mayOrder && (
        <Button component={Link} to="/nacional" sx={{ mt: 2 }}>
          {text('ordersNoneAction')}
        </Button>
      )}
    </Card>
  );
}

/** What fits beside the search; the others are one click away. */
const shownOrders = 4;
const openStatuses = orderStatuses.map(({ id }) => id).filter((id) => !settledStatuses.includes(id));

/** The orders of the selected restaurant with which something is still going to happen. */
export function OrdersInProgress() {
  const text = useText(homeTexts);
  const titleId = useId();
  const { restaurant } = useSite();
  const rowOf = useOrderRow(restaurant !== null);
  const isAdmin = isAdministrator(useSession().user.type);
  const orders = useCallList(orderQueries.ListOrders, {
    restaurant_id: restaurant?.id,
    status: openStatuses,
    size: shownOrders,
  });
  useLogged(orders.error);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <PartHead
        id={titleId}
        title={text('orders')}
        more={{ label: text('ordersAll'), to: isAdmin ? '/admin/orders' : '/orders' }}
      />
      <LoadedPart
        query={orders}
        skeleton={<SkeletonRows rows={3} />}
        empty={{
          when: ({ total }) => total === 0,
          show: <NoOrdersNotice mayOrder={!isAdmin} hasSite={restaurant !== null} />,
        }}
      >
        {({ rows, total }) => (
          <>
            <LinkRows label={text('orders')} rows={rows.map(rowOf)} />
            {total > rows.length && (
              <Typography variant="body2" color="textSecondary" sx={{ pt: 1.5 }}>
                {text('ordersMore', { count: total - rows.length })}
              </Typography>
            )}
          </>
        )}
      </LoadedPart>
    </Box>
  );
}
