import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

export const mopTexts = defineTexts(
  'mop',
  { CAST: es, CAT: ca },
  { place: words.restaurant, status: words.status, reason: words.reason },
);
export const adminTexts = mopTexts.part('admin', {
  viewList: words.list,
  clearFilters: words.clearFilters,
  statusFilter: words.status,
  undone: words.undone,
});
export const requestTexts = mopTexts.part('request', {
  start_date: words.start,
  end_date: words.end,
  restaurant_id: words.restaurant,
  value: words.reason,
});
export const trialTexts = mopTexts.part('trial');
export const pausesTexts = mopTexts.part('pauses');
