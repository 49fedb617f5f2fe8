import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const texts = defineTexts('partner-reports', { CAST: es, CAT: ca, PT: pt });
export const addTexts = texts.part('add', { noRestaurant: words.noRestaurant, stored: words.saved });
export const receivedReportsTexts = texts.part('receivedReports', {
  'state.deleted': words.deleted,
  noRestaurant: words.noRestaurant,
  restaurant: words.restaurant,
  file: words.file,
  status: words.status,
  actions: words.actions,
  erased: words.erasedPerson,
  created: words.sent,
});
export const monthTexts = texts.part('month', {
  noRestaurant: words.noRestaurant,
  actions: words.actions,
  version: words.version,
  remove: words.deleteNamed,
  removeConfirm: words.delete,
  restaurant_name: words.restaurant,
});
export const monthsTexts = texts.part('months');
export const restaurantReportsTexts = texts.part('restaurantReports');
