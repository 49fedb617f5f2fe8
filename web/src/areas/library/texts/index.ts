import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const libraryTexts = defineTexts(
  'library',
  { CAST: es, CAT: ca, PT: pt },
  {
    removeGone: words.remove,
    name: words.name,
    saved: words.saved,
    toCatalogue: words.seeCatalogue,
    collections: words.collections,
  },
);
export const keepingTexts = libraryTexts.part('keeping', {
  name: words.name,
  close: words.close,
  collections: words.collections,
});
