import { defineTexts, type Localised } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import {
  type OpeningField,
  openingFieldNames,
  openingFields,
  sentFormKindLabels,
} from '@portal/contracts/areas/forms';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const fieldLabels = Object.fromEntries(
  openingFieldNames.map((name) => [name, openingFields[name].label]),
) as Record<OpeningField, Localised>;
export const formsTexts = defineTexts(
  'forms',
  { CAST: es, CAT: ca, PT: pt },
  { yes: words.yes, no: words.no },
);
export const sentFormsTexts = formsTexts.part('sentForms', {
  history: words.history,
  'kind.custom': sentFormKindLabels.custom,
  'kind.opening': sentFormKindLabels.opening,
  'kind.briefing': sentFormKindLabels.briefing,
  kind: words.type,
  restaurant: words.restaurant,
  status: words.status,
  undone: words.undone,
  erased: words.erasedPerson,
  at: words.sent,
  sent: words.sent,
});
export const briefingTexts = formsTexts.part('briefing', {
  phone: words.phone,
  phoneHint: words.phoneHint,
  phoneWrong: words.phoneWrong,
});
export const customTexts = formsTexts.part('custom', { comments: words.comments });
export const openingTexts = formsTexts.part('opening', { ...fieldLabels, opening: words.opening });
