import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { OrderSummary } from '@portal/contracts/areas/orders';
import { Link } from 'react-router-dom';
import { OrderRowSlots } from '#ui/slots/OrderItemSlots';
import { OrderMarkSlots } from '#ui/slots/OrderMarkSlots';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { OrderStatusChip } from '#ui/order-status/OrderStatusChip';
import { placeLabel } from '#core/restaurant-label';
import { CounterDrawing } from '#ui/drawings/CounterDrawing';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { Highlight } from '#ui/Highlight';
import { ListPager } from '#ui/list/ListPager';
import { usualSizes } from '#ui/table/use-table-list';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { OrderSlipCard } from './OrderSlipCard';
import { ordersTexts } from '../texts';
import { useOrderNumber } from '../use-order-number';
import { OrderSlipSkeletons } from './OrderSlipSkeletons';
import type { MyOrderList } from './use-my-orders';
import { unbroken } from '#ui/unbroken';

type MyOrdersListProps = Pick<MyOrderList, 'list' | 'query' | 'isEverywhere'>;

function OrderLine({ order, isEverywhere }: { order: OrderSummary; isEverywhere: boolean }) {
  const text = useText(ordersTexts);
  const dates = useDates();
  const numberOf = useOrderNumber();
  const more = order.item_count - 1;
  return (
    <OrderSlipCard
      to={`/order/details/${order.id}`}
      actions={<OrderRowSlots orderId={order.id} number={numberOf(order)} />}
      number={numberOf(order)}
      mark={<OrderMarkSlots orderId={order.id} />}
      title={unbroken(more > 0 ? text('andMore', { name: order.name, more }) : order.name)}
      pictures={order.previews}
      date={dates.time(order.date)}
      count={text('itemCount', { count: order.item_count })}
      place={isEverywhere ? placeLabel(order) : undefined}
      status={
        <Highlight of={order.status}>
          <OrderStatusChip status={order.status} />
        </Highlight>
      }
    />
  );
}

/** Nothing to show: because nothing was ordered, nothing matches, or the page is past the end. */
function NoOrdersNotice({ list, query, isEverywhere }: MyOrdersListProps) {
  const text = useText(ordersTexts);
  if (query.data !== undefined && query.data.total > 0) {
    const back = () => list.setPage(1, list.input.size);
    return (
      <EmptyState
        title={text('pastEnd')}
        text={text('pastEndText')}
        action={<Button onClick={back}>{text('firstPage')}</Button>}
      />
    );
  }
  if (list.input.q !== undefined || list.input.status !== undefined) {
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('noMatch')}
        text={text('noMatchText')}
        action={
          <Button component={Link} to={isEverywhere ? '?scope=all' : '?'}>
            {text('clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing={<CounterDrawing />}
      title={text(isEverywhere ? 'emptyTitle' : 'emptySite')}
      text={text(isEverywhere ? 'emptyText' : 'emptySiteText')}
      action={
        <Button variant="contained" color="primary" component={Link} to="/">
          {text('emptyAction')}
        </Button>
      }
    />
  );
}

/** The orders of a page as slips, newest first. */
export function MyOrdersList({ list, query, isEverywhere }: MyOrdersListProps) {
  const text = useText(ordersTexts);
  return (
    <Loaded
      query={query}
      skeleton={<OrderSlipSkeletons />}
      empty={{
        when: ({ rows }) => rows.length === 0,
        show: <NoOrdersNotice list={list} query={query} isEverywhere={isEverywhere} />,
      }}
    >
      {({ rows, total }) => (
        <Box sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }} aria-busy={query.isPlaceholderData}>
          <Card component="ul" aria-label={text('list')} sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
            {rows.map((order) => (
              <Box component="li" key={order.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
                <OrderLine order={order} isEverywhere={isEverywhere} />
              </Box>
            ))}
          </Card>
          <ListPager list={list} total={total} sizes={usualSizes} />
        </Box>
      )}
    </Loaded>
  );
}
