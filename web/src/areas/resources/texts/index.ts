import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const texts = defineTexts('resources', { CAST: es, CAT: ca, PT: pt });
export const draftsTexts = texts.part('drafts', { cancel: words.cancel });
export const conflictTexts = texts.part('conflict', { yes: words.yes, no: words.no });
export const formTexts = texts.part('form', {
  save: words.save,
  allFormats: words.all,
  sections: words.sections,
  lang: words.language,
  name: words.name,
  status: words.status,
  type: words.format,
  file: words.file,
  reference: words.reference,
});
export const trialTexts = texts.part('trial');
export const versionTexts = texts.part('versions', {
  versionPortal: words.portal,
  version: words.version,
  versionSomebody: words.formerUser,
});
export const tableTexts = texts.part('table', {
  actions: words.actions,
  downloads: words.downloads,
  remove: words.deleteNamed,
  sections: words.sections,
  language: words.language,
  name: words.name,
  status: words.status,
  undone: words.undone,
  format: words.format,
  reference: words.reference,
  noSections: words.noSection,
  until: words.until,
  'category.3': words.piece,
});
export const uploadsTexts = texts.part('uploads');
export const cardTexts = texts.part('card', {
  practices: words.goodPractices,
  toolkits: words.toolkits,
  communication: words.communication,
  clearFilters: words.clearFilters,
  'sort.name': words.name,
  format: words.format,
  'sort.reference': words.reference,
  national: words.national,
  local: words.local,
});
export const catalogueTexts = texts.part('catalogue', { sections: words.sections });
export const detailTexts = texts.part('detail', {
  language: words.language,
  file: words.file,
  reference: words.reference,
});
export const searchTexts = texts.part('search', {
  pieces: words.pieces,
  orders: words.orders,
  sections: words.sections,
});
export const selectionTexts = texts.part('selection');
