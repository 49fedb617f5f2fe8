import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const channelsTexts = defineTexts(
  'channels',
  { CAST: es, CAT: ca, PT: pt },
  { 'block.opening': words.opening },
);
export const documentsTexts = channelsTexts.part('documents');
export const editorTexts = channelsTexts.part('editor', {
  fiscal_address: words.fiscalAddress,
  CIF: words.taxNumber,
  site: words.number,
  mode: words.type,
  motive: words.reason,
  phone: words.phone,
  phoneHint: words.phoneHint,
  razon: words.companyName,
  type: words.type,
  'block.restaurant': words.restaurant,
});
export const hoursTexts = channelsTexts.part('hours');
export const plannedTexts = channelsTexts.part('planned', { edit: words.edit, remove: words.remove });
export const previewTexts = channelsTexts.part('preview', {
  hours: words.schedule,
  today: words.today,
  'block.restaurant': words.restaurant,
});
export const specialTexts = channelsTexts.part('special', {
  date: words.day,
  remove: words.remove,
  undone: words.undone,
});
/** R-CHN-35, R-ERR-21. */
export const problemTexts = channelsTexts.part('problems', {
  close: words.close,
  'code.phone_not_correct': words.phoneWrong,
});
