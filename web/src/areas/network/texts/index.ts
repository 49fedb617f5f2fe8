import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const networkTexts = defineTexts(
  'network',
  { CAST: es, CAT: ca, PT: pt },
  {
    region: words.region,
    count: words.restaurantCount,
    inactive: words.inactive,
    restaurant: words.restaurant,
    pause: words.pause,
  },
);
export const mapTexts = networkTexts.part('map', {
  'by.orders': words.orders,
  clear: words.clearFilters,
  cancelPlace: words.cancel,
});
export const ownTexts = networkTexts.part('own', { now: words.now, none: words.none });
export const filmTexts = networkTexts.part('film', {
  'kind.orders': words.orders,
  'kind.restaurants': words.restaurants,
  'kind.pauses': words.pauses,
});
