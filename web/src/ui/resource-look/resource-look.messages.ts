import { defineMessages } from '#core/i18n/define-messages';

/** Words on the picture of a piece, whatever screen shows it. */
export const resourceLookMessages = defineMessages('pieces', {
  CAST: { soon: 'Próximamente', inactive: 'Inactiva' },
  CAT: { soon: 'Pròximament', inactive: 'Inactiva' },
  PT: { soon: 'Em breve', inactive: 'Inativa' },
});
