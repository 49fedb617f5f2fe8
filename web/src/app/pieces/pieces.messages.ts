import { defineMessages } from '../i18n/define-messages';

/** Words on the picture of a piece, whatever screen shows it. */
export const piecesMessages = defineMessages('pieces', {
  CAST: { soon: 'Muy pronto', inactive: 'Inactiva' },
  CAT: { soon: 'Molt aviat', inactive: 'Inactiva' },
  PT: { soon: 'Em breve', inactive: 'Inativa' },
});
