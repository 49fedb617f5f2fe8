import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const operationsTexts = defineTexts(
  'operations',
  { CAST: es, CAT: ca, PT: pt },
  { 'detail.reason': words.reason },
);
export const logTexts = operationsTexts.part('log', { nobody: words.formerUser });
export const mailTexts = operationsTexts.part('mail');
/** Views without a text are shown by name. */
export const viewTexts = operationsTexts.part('viewNames', { notices: words.notices, sliders: words.covers });
