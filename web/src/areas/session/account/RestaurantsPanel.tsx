import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { marketWideRoles } from '@portal/contracts/kernel';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { findSites } from '#ui/restaurant/find-sites';
import { FavouriteButton } from '#ui/restaurant/FavouriteButton';
import { useSession } from '#core/session/session-state';
import { ListPager } from '#ui/list/ListPager';
import { Panel } from '#ui/Panel';
import { accountTexts } from '../texts';

/** R-ACC-02, R-CON-32. */
const pageSizes = [5, 10] as const;

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 56 },
  '& li + li': {
    borderWidth: 0,
    borderTopWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.divider,
  },
}));

function RestaurantsList({ restaurants }: { restaurants: readonly SessionRestaurant[] }) {
  const text = useText(accountTexts);
  const [{ page, size }, setInput] = useState<{ page: number; size: number }>({
    page: 1,
    size: pageSizes[0],
  });
  const first = (page - 1) * size;
  const setPage = (wanted: number, rows: number) => setInput({ page: wanted, size: rows });
  return (
    <>
      <Rows aria-label={text('restaurantsList')}>
        {restaurants.slice(first, first + size).map((restaurant) => (
          <li key={restaurant.id}>
            <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
              <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>{restaurant.name}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                <Box component="span" sx={{ typography: 'mono' }}>
                  {restaurant.site}
                </Box>{' '}
                · {restaurant.city}
              </Box>
            </Box>
            <FavouriteButton restaurant={restaurant} />
          </li>
        ))}
      </Rows>
      <ListPager list={{ input: { page, size }, setPage }} total={restaurants.length} sizes={pageSizes} />
    </>
  );
}

/** The person's own restaurants, five or ten at a time, the favourite with its star (R-ACC-02, R-ACC-16). */
export function RestaurantsPanel() {
  const text = useText(accountTexts);
  const { user, restaurants } = useSession();
  const own = findSites(
    restaurants.filter(({ id }) => user.locations.includes(id)),
    { term: '', region: null, type: null },
    user.favourite,
  );
  const reachesAll = marketWideRoles.includes(user.type);
  return (
    <Panel title={text('restaurants')} aside={own.length > 0 && own.length}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', pb: 1 }}>
        {own.length > 0 ? text('favouriteText') : text(reachesAll ? 'allRestaurants' : 'noRestaurants')}
      </Box>
      {own.length > 0 && <RestaurantsList restaurants={own} />}
    </Panel>
  );
}
