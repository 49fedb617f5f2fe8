import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const texts = defineTexts('ui', { CAST: es, CAT: ca, PT: pt });
export const preferencesTexts = texts.part('preferences', { language: words.language });
export const blocksTexts = texts.part('blocks', { discard: words.discard });
export const exportTexts = texts.part('export');
export const manyPickerTexts = texts.part('manyPicker', { remove: words.removeNamed });
export const privacyTexts = texts.part('privacy');
export const pdfTexts = texts.part('pdf', { close: words.close });
export const pendingAddressTexts = texts.part('pendingAddress');
export const addressTexts = texts.part('address', {
  close: words.close,
  actingHint: words.notWhileActing,
});
export const daysTexts = texts.part('days', { today: words.today });
export const neededTexts = texts.part('needed');
export const historyTexts = texts.part('history', {
  open: words.history,
  is: words.now,
  portal: words.portal,
  formerUser: words.formerUser,
  undone: words.undone,
  yes: words.yes,
  no: words.no,
});
/** What happened, by `actOf` of an event. */
export const actTexts = texts.part('act');
export const periodTexts = texts.part('period', { active: words.active, start: words.start, end: words.end });
export const cropTexts = texts.part('crop');
export const lightboxTexts = texts.part('lightbox', { title: words.images });
export const recordTexts = texts.part('record', {
  status: words.active,
  start: words.start,
  end: words.end,
  firstDay: words.firstDay,
  lastDay: words.lastDay,
  delete: words.delete,
});
export const siteTexts = texts.part('site', {
  siteNone: words.noRestaurant,
  siteAllTypes: words.all,
  siteType: words.type,
  site: words.restaurant,
  siteInactive: words.inactive,
});
export const tableTexts = texts.part('table', {
  clear: words.clearFilters,
  pastEnd: words.pageGone,
  firstPage: words.toFirstPage,
});
export const treeTexts = texts.part('tree', { takeOut: words.removeNamed });
export const uploadTexts = texts.part('upload', { files: words.files, remove: words.removeNamed });
export const weekTexts = texts.part('week', { thisWeek: words.today });
