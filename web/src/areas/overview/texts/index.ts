import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const texts = defineTexts('overview', { CAST: es, CAT: ca, PT: pt });
export const screenTexts = texts.part('screen', {
  lastDays: words.lastDays,
  orders: words.orders,
  today: words.today,
  start: words.firstDay,
  end: words.lastDay,
});
export const trialTexts = texts.part('trial', { region: words.region, add: words.add });
export const cardTexts = texts.part('card', { actions: words.actions });
export const orderTexts = texts.part('orders', {
  riskHead: words.date,
  restaurant: words.restaurant,
  orders: words.orders,
  status: words.status,
  person: words.person,
});
export const todayTexts = texts.part('today', {
  month: words.month,
  'motive.3': words.otherReason,
  day: words.day,
  restaurant: words.restaurant,
  status: words.status,
  reason: words.reason,
  restaurants: words.restaurants,
});
export const contentTexts = texts.part('content', {
  regionsHead: words.region,
  day: words.day,
  sectionsHead: words.section,
  downloads: words.downloads,
  format: words.format,
  noSection: words.noSection,
  piece: words.piece,
});
export const adoptionTexts = texts.part('adoption', { region: words.region, restaurants: words.restaurants });
