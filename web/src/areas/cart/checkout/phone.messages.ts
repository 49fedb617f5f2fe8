import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the question for the phone. Only Portugal has it. */
export const phoneMessages = defineMessages('cartPhone', {
  market: 'PT',
  words: { phoneHint: words.phoneHint, 'phone.phone_not_correct': words.phoneWrong },
  PT: {
    title: 'Falta o seu telefone',
    text: 'A agência usa-o quando tem dúvidas sobre um pedido. Fica guardado na sua conta.',
    phone: 'Número de telefone',
    save: 'Guardar o telefone',
  },
});
