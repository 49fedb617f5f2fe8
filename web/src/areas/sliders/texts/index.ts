import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const slidersTexts = defineTexts(
  'sliders',
  { CAST: es, CAT: ca, PT: pt },
  {
    title: words.covers,
    start_date: words.start,
    end_date: words.end,
    name: words.name,
    national: words.national,
    local: words.local,
  },
);
