import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const recallsTexts = defineTexts('recalls', { CAST: es, CAT: ca, PT: pt });
/** Of both sides. */
export const recallTexts = recallsTexts.part('one', { until: words.until });
export const adminTexts = recallsTexts.part('admin', {
  status: words.status,
  restaurant: words.restaurant,
  restaurants: words.restaurants,
  title: words.recalls,
  list: words.recalls,
  resource: words.piece,
  text: words.text,
});
export const ownTexts = recallsTexts.part('own', { title: words.recalls });
export const startTexts = recallsTexts.part('start', {
  orders: words.orders,
  restaurant: words.restaurant,
  close: words.close,
  templates: words.templates,
  collections: words.collections,
});
