import { defineMessages } from '#app/i18n/define-messages';

/** Texts of all forms to the agency. */
export const formsMessages = defineMessages('forms', {
  CAST: {
    restaurant: 'Para {name} ({site})',
    send: 'Enviar a la agencia',
    draftKept: 'Borrador guardado hasta que cierres esta pestaña.',
    yes: 'Sí',
    no: 'No',
  },
  CAT: {
    restaurant: 'Per a {name} ({site})',
    send: 'Envia a l’agència',
    draftKept: 'Esborrany desat fins que tanquis aquesta pestanya.',
    yes: 'Sí',
    no: 'No',
  },
  PT: {
    restaurant: 'Para {name} ({site})',
    send: 'Enviar à agência',
    draftKept: 'Rascunho guardado até fechar este separador.',
    yes: 'Sim',
    no: 'Não',
  },
});
