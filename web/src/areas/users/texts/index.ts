import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import { personWords } from './person';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** R-AUS-01…10. */
export const usersTexts = defineTexts(
  'users',
  { CAST: es, CAT: ca, PT: pt },
  { all: words.all, ...personWords, restaurantInactive: words.inactive },
);
/** S18. */
export const erasureTexts = usersTexts.part('erasure', { erasedAt: words.deleted, person: words.person });
/** `detail` and `about` are those of the entry. */
export const historyTexts = usersTexts.part('history', {
  device: words.browserOn,
  portal: words.portal,
  title: words.history,
  erasedPerson: words.erasedPerson,
  clear: words.clearFilters,
});
/** R-ROL-01…08. */
export const roleSummaryTexts = usersTexts.part('roleSummary');
/** R-ACC-07…12. */
export const teamTexts = usersTexts.part('team', personWords);
