import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const calendarTexts = defineTexts(
  'calendar',
  { CAST: es, CAT: ca, PT: pt },
  {
    view: words.view,
    'view.month': words.month,
    region: words.region,
    'motive.3': words.otherReason,
    today: words.today,
    close: words.close,
    'kind.pause': words.pauses,
    'one.pause': words.pause,
  },
);
