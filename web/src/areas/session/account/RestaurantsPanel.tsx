import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { marketWideRoles } from '@portal/contracts/kernel';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useState } from 'react';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { findSites } from '#ui/restaurant/find-sites';
import { useSession } from '#core/session/session-state';
import { ListPager } from '#ui/list/ListPager';
import { Panel } from '#ui/Panel';
import { useFavourite } from '#ui/restaurant/use-favourite';
import { siteTexts } from '#ui/texts';
import { accountTexts } from '../texts';

interface FavouriteButtonProps {
  restaurant: { readonly id: number; readonly name: string };
}

/** The star of a restaurant: pressed for the favourite (R-ACC-16). */
function FavouriteButton({ restaurant: { id, name } }: FavouriteButtonProps) {
  const text = useText(siteTexts);
  const { favourite, mayChoose, choose } = useFavourite();
  if (!mayChoose) return null;
  const isFavourite = id === favourite;
  return (
    <IconButton
      aria-pressed={isFavourite}
      aria-label={text('siteMakeFavourite', { name })}
      title={text(isFavourite ? 'siteIsFavourite' : 'siteMakeFavourite', { name })}
      onClick={() => choose(id)}
      sx={{ color: isFavourite ? 'warning.main' : 'text.secondary' }}
    >
      {isFavourite ? <StarRounded /> : <StarBorderRounded />}
    </IconButton>
  );
}

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
              <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                {restaurant.name}
              </Typography>
              <Typography variant="body2" component="div" color="textSecondary">
                <Typography variant="mono" component="span">
                  {restaurant.site}
                </Typography>{' '}
                · {restaurant.city}
              </Typography>
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
      <Typography variant="body2" component="div" color="textSecondary" sx={{ pb: 1 }}>
        {own.length > 0 ? text('favouriteText') : text(reachesAll ? 'allRestaurants' : 'noRestaurants')}
      </Typography>
      {own.length > 0 && <RestaurantsList restaurants={own} />}
    </Panel>
  );
}
