import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const bellTexts = defineTexts(
  'notifications.early',
  { CAST: es, CAT: ca, PT: pt },
  { title: words.notices, erasedPerson: words.erasedPerson, order: words.orderNumber },
);
