import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const shellTexts = defineTexts(
  'shell',
  { CAST: es, CAT: ca, PT: pt },
  { sections: words.sections, siteInactive: words.inactive },
);
export const railTexts = shellTexts.part('rail');
export const paletteTexts = shellTexts.part('palette', { next: words.next });
