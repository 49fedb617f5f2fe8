import { defineMessages } from '#app/i18n/define-messages';

/** What restaurants are told of their pauses, wherever they are. */
export const newsMessages = defineMessages('mop.news', {
  market: 'ES',
  CAST: {
    confirmed: 'Confirmada: la pausa del {when} ({place})',
    reopened: 'De nuevo pendiente: la pausa del {when} ({place})',
    cancelled: 'Cancelada: {reason} ({place}, {when})',
    withdrawn: 'Retirada: la pausa del {when} ({place})',
    ended: 'Ha terminado: la pausa del {when} ({place})',
    see: 'Ver la pausa',
  },
  CAT: {
    confirmed: 'Confirmada: la pausa del {when} ({place})',
    reopened: 'Pendent una altra vegada: la pausa del {when} ({place})',
    cancelled: 'Cancel·lada: {reason} ({place}, {when})',
    withdrawn: 'Retirada: la pausa del {when} ({place})',
    ended: 'Ha acabat: la pausa del {when} ({place})',
    see: 'Mostra la pausa',
  },
});
