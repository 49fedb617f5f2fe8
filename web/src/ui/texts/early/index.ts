import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const uiTexts = defineTexts(
  'ui.early',
  { CAST: es, CAT: ca, PT: pt },
  { cancel: words.cancel, close: words.close, clearFilters: words.clearFilters, home: words.home },
);
export const footerTexts = uiTexts.part('footer');
export const resourceLookTexts = uiTexts.part('resourceLook', { until: words.until });
export const slotsTexts = uiTexts.part('slots', { order: words.order });
