import { defineTexts } from '#core/i18n/define-texts';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

/** AMB-64. */
export const alertTexts = defineTexts('diagnostic.early', { CAST: es, CAT: ca });
