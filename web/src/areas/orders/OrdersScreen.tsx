import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import type { InputOf } from '@portal/contracts/kernel';
import { Link } from 'react-router-dom';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { placeLabel, restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { Highlight } from '#ui/Highlight';
import { Page } from '#ui/Page';
import { Segmented } from '#ui/Segmented';
import { CounterDrawing, SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { ListPager } from '#ui/list/ListPager';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { type ListInput, useListUrl } from '#ui/list/use-list-url';
import { OrderStatusChip } from '#ui/order-status/OrderStatusChip';
import { OrderRowSlots, OrderMarkSlots } from '#ui/slots/Slots';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SavedViews } from '#ui/table/SavedViews';
import { usualSizes } from '#ui/table/use-table-list';
import { unbroken } from '#ui/unbroken';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { NeededChip, OwnTurnChip, ReadyChip, TurnFilter, useTurnCounts } from './WorkChips';
import { ArtButton } from './ArtButton';
import { PicturePreview } from './PicturePreview';
import { StatusFilter } from './StatusFilter';
import { turnNow } from './orders';
import { ordersTexts, turnTexts } from './texts';

const filters = ['status', 'scope', 'turn', 'ready'] as const;

type OrdersInput = InputOf<typeof orderQueries.ListOrders> & ListInput;

/** The state of the list is in the address (U6). */
function useMyOrders() {
  const { restaurant } = useSite();
  const list = useListUrl({ defaultSize: 20, filters });
  const isEverywhere = list.filters.scope === 'all' || restaurant === null;
  const restaurant_id = isEverywhere ? undefined : restaurant.id;
  const { page, size, q, status, turn, ready } = list.input as OrdersInput;
  const narrowing = { q, turn, ready, restaurant_id };
  const query = useCallList(orderQueries.ListOrders, { page, size, status, ...narrowing });
  const counts = useCallQuery(orderQueries.CountOrders, narrowing, { keepPrevious: true });
  const place = isEverywhere ? '' : restaurantLabel(restaurant);
  return { list, query, counts: counts.data, place, isEverywhere, restaurantId: restaurant_id };
}

type MyOrders = ReturnType<typeof useMyOrders>;

const rowLink = {
  display: 'grid',
  gridTemplateColumns: { xs: '4rem minmax(0, 1fr)', md: '4.5rem minmax(0, 1fr) 17.5rem' },
  gridTemplateAreas: { xs: '"pictures words" "pictures facts"', md: '"pictures words facts"' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  px: 2,
  py: 1.5,
  borderRadius: 1.5,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'background.sunken' },
} as const;

const statusAndDate = {
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: { xs: 'space-between', md: 'flex-end' },
  flexDirection: { md: 'column' },
  '& > *': { alignSelf: { md: 'flex-end' } },
} as const;

/** Below each other on phones: the words need the width. */
const rowButtons = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flex: 'none',
  alignItems: 'center',
} as const;

/** Where rows have columns, those with and without art line up. */
const artRoom = { flex: 'none', minWidth: { md: 'var(--control-height)' } } as const;

const marks = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  '&:empty': { display: 'none' },
} as const;

/** R-ORD-10, R-ORD-12. */
function OrderRow({ order, isEverywhere }: { order: OrderSummary; isEverywhere: boolean }) {
  const text = useText(ordersTexts);
  const dates = useDates();
  const number = useOrderNumber()(order);
  const { id, name, item_count: count } = order;
  const isYours = turnNow(order) === 'restaurant';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box component={Link} to={`/order/details/${id}`} sx={{ ...rowLink, flex: 1, minWidth: 0 }}>
        <Box sx={{ gridArea: 'pictures' }}>
          <PicturePreview pictures={order.previews} />
        </Box>
        <Box sx={{ gridArea: 'words', minWidth: 0 }}>
          <Box sx={{ ...marks, pb: 0.5 }}>
            {isYours && <OwnTurnChip order={order} />}
            <ReadyChip order={order} />
          </Box>
          <Typography
            variant="body2"
            component="div"
            color="textSecondary"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}
          >
            <Typography variant="mono" component="span" color="textPrimary">
              {number}
            </Typography>
            <OrderMarkSlots orderId={id} />
            <span>{text('itemCount', { count })}</span>
          </Typography>
          <Typography
            variant="subtitle1"
            component="div"
            sx={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}
          >
            {unbroken(count > 1 ? text('andMore', { name, more: count - 1 }) : name)}
          </Typography>
          {isEverywhere && (
            <Typography variant="body2" component="div" color="textSecondary">
              {placeLabel(order)}
            </Typography>
          )}
          <Typography variant="body2" component="div" sx={marks}>
            <NeededChip order={order} isNamed hidesRisk />
            {!isYours && <OwnTurnChip order={order} />}
          </Typography>
        </Box>
        <Box sx={statusAndDate}>
          <Highlight of={order.status}>
            <OrderStatusChip status={order.status} />
          </Highlight>
          <Typography
            variant="body2"
            component="span"
            color="textSecondary"
            sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            {dates.time(order.date)}
          </Typography>
        </Box>
      </Box>
      <Box sx={rowButtons}>
        <Box sx={artRoom}>
          <ArtButton order={order} />
        </Box>
        <OrderRowSlots orderId={id} number={number} piecesReady={order.pieces_ready} />
      </Box>
    </Box>
  );
}

const OrdersSkeleton = () => (
  <Card sx={{ p: 0.5 }}>
    {[0, 1, 2, 3, 4, 5].map((place) => (
      <Stack
        key={place}
        direction="row"
        spacing={2}
        sx={{ alignItems: 'center', p: 2, opacity: 1 - place / 8 }}
      >
        <Skeleton sx={{ width: { xs: 64, md: 72 }, height: 'auto', aspectRatio: '1', flex: 'none' }} />
        <Box sx={{ flex: 1 }}>
          <Skeleton variant="text" sx={{ width: 120 }} />
          <Skeleton variant="text" sx={{ width: '70%' }} />
        </Box>
        <Skeleton sx={{ width: 120, height: 26, display: { xs: 'none', md: 'block' } }} />
      </Stack>
    ))}
  </Card>
);

function NoOrders({ list, query, isEverywhere }: MyOrders) {
  const text = useText(ordersTexts);
  if (query.data !== undefined && query.data.total > 0) {
    return (
      <EmptyState
        title={text('pastEnd')}
        text={text('pastEndText')}
        action={<Button onClick={() => list.setPage(1, list.input.size)}>{text('firstPage')}</Button>}
      />
    );
  }
  if (list.isNarrowed) {
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

function OrderRows(orders: MyOrders) {
  const text = useText(ordersTexts);
  const { list, query, isEverywhere } = orders;
  return (
    <Loaded
      query={query}
      skeleton={<OrdersSkeleton />}
      empty={{ when: ({ rows }) => rows.length === 0, show: <NoOrders {...orders} /> }}
    >
      {({ rows, total }) => (
        <Box sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }} aria-busy={query.isPlaceholderData}>
          <Card component="ul" aria-label={text('list')} sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
            {rows.map((order) => (
              <Box component="li" key={order.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
                <OrderRow order={order} isEverywhere={isEverywhere} />
              </Box>
            ))}
          </Card>
          <ListPager list={list} total={total} sizes={usualSizes} />
        </Box>
      )}
    </Loaded>
  );
}

const turnNames = { agency: 'theirs', restaurant: 'yours' } as const;
const yoursFirst = ['restaurant', 'agency'] as const;

function WorkFilters({ list, restaurantId }: Pick<MyOrders, 'list' | 'restaurantId'>) {
  const text = useText(turnTexts);
  const counts = useTurnCounts(restaurantId);
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        gap: 1,
        flexWrap: { md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        // On phones, chips run to the edge, and focus rings are not cut off.
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
        py: { xs: 0.75, md: 0 },
        scrollbarWidth: 'none',
        '& [role=group]': { flex: 'none', flexWrap: 'nowrap' },
      }}
    >
      <TurnFilter
        names={turnNames}
        order={yoursFirst}
        restaurantId={restaurantId}
        value={list.filters.turn ?? ''}
        onChange={(turn) => list.filter('turn', turn)}
      />
      <FilterChips
        label={text('ready')}
        options={[{ value: '1', label: text('ready'), ...(counts && { count: counts.ready }) }]}
        value={list.filters.ready ?? ''}
        onChange={(ready) => list.filter('ready', ready)}
      />
    </Stack>
  );
}

/** R-ORD-01, R-ORD-19. */
export function OrdersScreen() {
  const text = useText(ordersTexts);
  const { restaurants } = useSite();
  const orders = useMyOrders();
  const { list, counts, place, isEverywhere } = orders;
  const total = orders.query.data?.total;
  return (
    <Page
      title={text('title')}
      subtitle={total === undefined ? ' ' : text(place === '' ? 'orders' : 'ordersOf', { total, place })}
      actions={
        restaurants.length > 1 && (
          <Segmented
            hidesLabel
            label={text('scope')}
            options={[
              { value: 'site', label: text('scopeSite') },
              { value: 'all', label: text('scopeAll') },
            ]}
            value={isEverywhere ? 'all' : 'site'}
            onChange={(scope) => list.filter('scope', scope === 'all' ? 'all' : '')}
          />
        )
      }
    >
      <Stack spacing={2} useFlexGap>
        <Stack
          direction={{ xs: 'column', lg: 'row' }}
          spacing={{ xs: 1, sm: 2 }}
          useFlexGap
          sx={{ justifyContent: 'space-between' }}
        >
          <StatusFilter
            value={list.filters.status ?? ''}
            onChange={(status) => list.filter('status', status)}
            counts={counts}
          />
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
            <SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />
            <SavedViews table="my-orders" />
          </Stack>
        </Stack>
        <WorkFilters {...orders} />
        <OrderRows {...orders} />
      </Stack>
    </Page>
  );
}
