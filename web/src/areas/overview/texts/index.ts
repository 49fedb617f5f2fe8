import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const texts = defineTexts('overview', { CAST: es, CAT: ca, PT: pt });
export const screenTexts = texts.part('screen', {
  orders: words.orders,
  today: words.today,
  start: words.firstDay,
  end: words.lastDay,
});
export const cardTexts = texts.part('card');
export const orderTexts = texts.part('orders', { orders: words.orders, status: words.status });
export const todayTexts = texts.part('today', {
  restaurant: words.restaurant,
  status: words.status,
  reason: words.reason,
  restaurants: words.restaurants,
});
export const contentTexts = texts.part('content', {
  downloads: words.downloads,
  format: words.format,
});
export const adoptionTexts = texts.part('adoption', { restaurants: words.restaurants });
