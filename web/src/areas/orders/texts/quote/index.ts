import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const quoteTexts = defineTexts(
  'orders.quote',
  { CAST: es, CAT: ca, PT: pt },
  {
    versionOf: words.version,
    erasedPerson: words.erasedPerson,
    cancel: words.cancel,
    close: words.close,
    discard: words.discard,
  },
);
