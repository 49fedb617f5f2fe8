import { orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { isAdministrator } from '@portal/contracts/kernel';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { LinkRows } from '#ui/list/LinkRows';
import { PartHead } from '#ui/PartHead';
import { LoadedPart } from '#ui/states/LoadedPart';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useOrderRow } from '#ui/order-status/use-order-row';
import { useResourceActions } from '../card/use-resource-actions';
import { detailTexts } from '../texts';

/** How many of the newest orders are shown. */
const shownOrders = 5;

/** Who ordered this piece in the person's restaurants, the newest first. */
export function ResourceOrdersList({ resource }: { resource: ResourceDetail }) {
  const text = useText(detailTexts);
  const titleId = useId();
  const { user } = useSession();
  const rowOf = useOrderRow();
  const dates = useDates();
  const { adaptation, production } = useResourceActions(resource);
  const orders = useCallList(orderQueries.ListOrders, { resource_id: resource.id, size: shownOrders });
  const title = text(isAdministrator(user.type) ? 'ordersAll' : 'orders');
  // What was ordered is this page's title; here counts who did, and for where.
  const ofWhom = (order: OrderSummary) => ({
    ...rowOf(order),
    title: order.restaurant_name,
    detail: `${order.contact_name} · ${dates.day(order.date)}`,
  });
  return (
    <Box component="section" aria-labelledby={titleId}>
      <PartHead id={titleId} title={title} />
      <LoadedPart
        query={orders}
        skeleton={<SkeletonRows rows={2} />}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <Box sx={{ color: 'text.secondary' }}>
              {text(adaptation || production ? 'ordersNone' : 'ordersNoneYet')}
            </Box>
          ),
        }}
      >
        {({ rows }) => <LinkRows label={title} rows={rows.map(ofWhom)} />}
      </LoadedPart>
    </Box>
  );
}
