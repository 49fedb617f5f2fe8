import { defineTexts } from '#core/i18n/define-texts';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const readyTexts = defineTexts('orders.early', { CAST: es, CAT: ca, PT: pt });
