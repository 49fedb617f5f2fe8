import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const homeTexts = defineTexts(
  'home',
  { CAST: es, CAT: ca, PT: pt },
  {
    practices: words.goodPractices,
    toolkits: words.toolkits,
    communication: words.communication,
    national: words.national,
    local: words.local,
  },
);
export const coversTexts = homeTexts.part('covers', { covers: words.covers, later: words.next });
export const videoTexts = homeTexts.part('video');
