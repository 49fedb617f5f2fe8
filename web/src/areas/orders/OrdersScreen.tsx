import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type OrderSummary, orderQueries } from '@portal/contracts/areas/orders';
import { Link } from 'react-router-dom';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { SearchField } from '#ui/list/SearchField';
import { Page } from '#ui/Page';
import { SavedViews } from '#ui/table/SavedViews';
import { Segmented } from '#ui/Segmented';
import { OrderRowSlots, OrderMarkSlots } from '#ui/slots/Slots';
import { useDates } from '#core/i18n/dates';
import { OrderStatusChip } from '#ui/order-status/OrderStatusChip';
import { placeLabel, restaurantLabel } from '#core/restaurant-label';
import { CounterDrawing, SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { Highlight } from '#ui/Highlight';
import { ListPager } from '#ui/list/ListPager';
import { usualSizes } from '#ui/table/use-table-list';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { unbroken } from '#ui/unbroken';
import { radii } from '#core/theme/tokens';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useListUrl } from '#ui/list/use-list-url';
import { ordersTexts } from './texts';
import { StatusFilter } from './StatusFilter';
import { useOrderNumber } from './use-order-number';
import { PictureStackList } from './details/PictureStackList';

const filters = ['status', 'scope'] as const;

/** The person's orders: of the selected restaurant, or of all theirs, with the state of the list in the address (U6). */
function useMyOrders() {
  const { restaurant } = useSite();
  const list = useListUrl({ defaultSize: 20, filters });
  const isEverywhere = list.filters.scope === 'all' || restaurant === null;
  const restaurantId = isEverywhere ? undefined : restaurant.id;
  const { page, size, q, status } = list.input;
  const query = useCallList(orderQueries.ListOrders, { page, size, q, status, restaurant_id: restaurantId });
  const counts = useCallQuery(
    orderQueries.CountOrders,
    { q, restaurant_id: restaurantId },
    { keepPrevious: true },
  );
  const place = isEverywhere ? '' : restaurantLabel(restaurant);
  return { list, query, counts: counts.data, place, isEverywhere };
}

type MyOrderList = ReturnType<typeof useMyOrders>;

const Slip = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gridTemplateAreas: '"pictures words" "pictures facts"',
  columnGap: 16,
  rowGap: 8,
  alignItems: 'center',
  padding: '0.75rem 1rem',
  borderRadius: radii.card,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '4.5rem minmax(0, 1fr) 17.5rem',
    gridTemplateAreas: '"pictures words facts"',
  },
}));

interface OrderSlipCardProps {
  to: string;
  /** With the market's prefix (R-ORD-12). */
  number: string;
  /** Beside the number: that something about it waits. */
  mark?: ReactNode;
  /** What was ordered, in a line. */
  title: string;
  /** Addresses of previews, the first one on top. */
  pictures: readonly string[];
  /** HH:mm DD/MM/YYYY (R-ORD-10). */
  date: string;
  /** A chip. */
  status: ReactNode;
  /** How many pieces. */
  count: string;
  /** For whom, where that is not clear anyway. */
  place?: string;
  /** Buttons beside it. */
  actions?: ReactNode;
}

/** An order in a list, as restaurants see it: its pictures first, then what it is called, when, and where it stands. */
function OrderSlipCard({
  to,
  number,
  mark,
  title,
  pictures,
  date,
  status,
  count,
  place,
  actions,
}: OrderSlipCardProps) {
  const slip = (
    <Slip to={to}>
      <Box sx={{ gridArea: 'pictures' }}>
        <PictureStackList pictures={pictures} />
      </Box>
      <Box sx={{ gridArea: 'words', minWidth: 0 }}>
        <Typography
          variant="body2"
          component="div"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}
        >
          <Typography variant="mono" component="span" color="textPrimary">
            {number}
          </Typography>
          {mark}
          <span>{count}</span>
        </Typography>
        <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}>
          {title}
        </Typography>
        {place !== undefined && (
          <Typography variant="body2" component="div" color="textSecondary">
            {place}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          gridArea: 'facts',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: { xs: 'space-between', md: 'flex-end' },
          flexDirection: { md: 'column' },
          '& > *': { alignSelf: { md: 'flex-end' } },
        }}
      >
        {status}
        <Typography
          variant="body2"
          component="span"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {date}
        </Typography>
      </Box>
    </Slip>
  );
  if (actions === undefined) return slip;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{slip}</Box>
      {actions}
    </Box>
  );
}

const places = [0, 1, 2, 3, 4, 5];

/** Slips that are on their way. */
function OrderSlipSkeletons() {
  return (
    <Card sx={{ p: 0.5 }}>
      {places.map((place) => (
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
}

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
function MyOrdersList({ list, query, isEverywhere }: MyOrdersListProps) {
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

interface ScopeSwitchProps {
  isEverywhere: boolean;
  onChange: (isEverywhere: boolean) => void;
}

/** The selected restaurant, or all of one's restaurants. */
function ScopeSwitch({ isEverywhere, onChange }: ScopeSwitchProps) {
  const text = useText(ordersTexts);
  return (
    <Segmented
      hidesLabel
      label={text('scope')}
      options={[
        { value: 'site', label: text('scopeSite') },
        { value: 'all', label: text('scopeAll') },
      ]}
      value={isEverywhere ? 'all' : 'site'}
      onChange={(scope) => onChange(scope === 'all')}
    />
  );
}

/** What was ordered for the restaurant that is worked on, or for all of one's restaurants (R-ORD-01, R-ORD-19). */
export function OrdersScreen() {
  const text = useText(ordersTexts);
  const { restaurants } = useSite();
  const { list, query, counts, place, isEverywhere } = useMyOrders();
  const total = query.data?.total;
  return (
    <Page
      title={text('title')}
      subtitle={total === undefined ? ' ' : text(place === '' ? 'orders' : 'ordersOf', { total, place })}
      actions={
        restaurants.length > 1 && (
          <ScopeSwitch
            isEverywhere={isEverywhere}
            onChange={(all) => list.filter('scope', all ? 'all' : '')}
          />
        )
      }
    >
      <Stack spacing={2}>
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
        <MyOrdersList list={list} query={query} isEverywhere={isEverywhere} />
      </Stack>
    </Page>
  );
}
