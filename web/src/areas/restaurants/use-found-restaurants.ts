import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import { useText } from '#core/i18n/use-text';
import { bestOf, noneFound, type UseFound, rankOf } from '#core/finder/finder';
import { restaurantLabel } from '#core/restaurant-label';
import { useMay } from '#core/session/use-may';
import { useSite } from '#core/session/site';
import { siteTexts } from '#ui/texts';
import { restaurantsTexts } from './texts';
import { useToast } from '#ui/toast/toast-context';

const order = 40;

export const useFoundRestaurants: UseFound = ({ typed }) => {
  const text = useText(restaurantsTexts);
  const siteText = useText(siteTexts);
  const toast = useToast();
  const { restaurants, select } = useSite();
  const mayAdminister = useMay()(restaurantQueries.GetRestaurant);
  const heading = text('title');
  if (typed === '') return { heading, order, ...noneFound };
  const rows = restaurants.map((restaurant) => {
    const { id, name, site, city } = restaurant;
    const title = restaurantLabel(restaurant);
    const chosen = () => select(id, () => toast.info(siteText('siteSelected', { name: title })));
    return {
      key: `restaurant-${id}`,
      title,
      detail: city,
      icon: StorefrontRounded,
      rank: Math.max(rankOf(name, typed, city), rankOf(site, typed), rankOf(title, typed, city)),
      ...(mayAdminister ? { to: `/admin/restaurants/${id}` } : { run: chosen }),
    };
  });
  const all = `/admin/restaurants?${new URLSearchParams({ q: typed }).toString()}`;
  return { heading, order, ...bestOf(rows), ...(mayAdminister && { all }) };
};
