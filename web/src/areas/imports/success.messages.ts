import { defineMessages } from '#core/i18n/define-messages';

/** The success of an import as the specification has it, in the languages of both markets (R-IMP-07, AMB-31). */
export const successMessages = defineMessages('imports.success', {
  CAST: { updated: 'La información se ha actualizado correctamente' },
  CAT: { updated: 'La informació s’ha actualitzat correctament' },
  PT: { updated: 'A informação foi actualizada correctamente' },
});
