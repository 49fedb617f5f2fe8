import { defineTexts } from '#core/i18n/define-texts';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

export const mobileTexts = defineTexts('channels.mobile', { CAST: es, CAT: ca });
