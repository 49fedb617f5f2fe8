import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

export const importsTexts = defineTexts('imports', { CAST: es, CAT: ca }, { discard: words.discard });
export const confirmTexts = importsTexts.part('confirm');
export const descriptionsTexts = importsTexts.part('descriptions');
export const differenceTexts = importsTexts.part('difference', { national: words.national });
export const problemsTexts = importsTexts.part('problems');
export const fileTexts = importsTexts.part('file');
export const historyTexts = importsTexts.part('history', {
  file: words.file,
  status: words.status,
  type: words.type,
  actions: words.actions,
  somebody: words.erasedPerson,
});
export const kindsTexts = importsTexts.part('kinds');
export const photoTexts = importsTexts.part('photo');
