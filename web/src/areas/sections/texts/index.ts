import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const sectionsTexts = defineTexts(
  'sections',
  { CAST: es, CAT: ca, PT: pt },
  { places: words.sections },
);
export const adminTexts = sectionsTexts.part('admin', {
  title: words.sections,
  name: words.name,
  name_cat: words.nameInCatalan,
  status: words.status,
  pieces: words.pieces,
  edit: words.edit,
});
export const formTexts = sectionsTexts.part('form', {
  type: words.type,
  title: words.sections,
  name: words.name,
  name_cat: words.nameInCatalan,
});
/** R-CAT-01, R-CAT-02. */
export const typeTexts = sectionsTexts.part('typeNames', {
  'type.5': words.goodPractices,
  'type.4': words.toolkits,
  'type.3': words.communication,
});
