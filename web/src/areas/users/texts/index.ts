import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import { personWords } from './person';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** The administration of people (R-AUS-01…10). */
export const usersTexts = defineTexts(
  'users',
  { CAST: es, CAT: ca, PT: pt },
  { all: words.all, ...personWords, restaurantInactive: words.inactive },
);
/** Erasing somebody's personal data, and the proof of it (S18). */
export const erasureTexts = usersTexts.part('erasure', { erasedAt: words.deleted });
/** The history of a person, for administrators. `detail` and `about` are those of the entry. */
export const historyTexts = usersTexts.part('history', {
  device: words.browserOn,
  portal: words.portal,
  title: words.history,
  erasedPerson: words.erasedPerson,
  clear: words.clearFilters,
});
/** What each role sees (R-ROL-01…08). */
export const roleSummaryTexts = usersTexts.part('roleSummary');
/** The people of a franchisee's restaurants (R-ACC-07…12). */
export const teamTexts = usersTexts.part('team', personWords);
