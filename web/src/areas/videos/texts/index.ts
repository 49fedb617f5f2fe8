import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

export const videosTexts = defineTexts(
  'videos',
  { CAST: es, CAT: ca },
  { status: words.active, start_date: words.start, end_date: words.end },
);
