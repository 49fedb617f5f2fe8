import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { SearchField } from '#ui/list/SearchField';
import { Page } from '#ui/Page';
import { SavedViews } from '#ui/table/SavedViews';
import { ordersTexts } from '../texts';
import { StatusFilter } from '../status/StatusFilter';
import { MyOrdersList } from './MyOrdersList';
import { ScopeSwitch } from './ScopeSwitch';
import { useMyOrders } from './use-my-orders';

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
