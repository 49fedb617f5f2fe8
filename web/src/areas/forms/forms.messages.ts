import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of all forms to the agency. */
export const formsMessages = defineMessages('forms', {
  words: { yes: words.yes, no: words.no },
  CAST: {
    answers: 'Ver los datos enviados',
    restaurant: 'Para {name} ({site})',
    send: 'Enviar a la agencia',
    draftKept: 'Borrador guardado hasta que cierres esta pestaña.',
  },
  CAT: {
    answers: 'Mostra les dades enviades',
    restaurant: 'Per a {name} ({site})',
    send: 'Envia a l’agència',
    draftKept: 'Esborrany desat fins que tanquis aquesta pestanya.',
  },
  PT: {
    answers: 'Ver os dados enviados',
    restaurant: 'Para {name} ({site})',
    send: 'Enviar à agência',
    draftKept: 'Rascunho guardado até fechar este separador.',
  },
});
