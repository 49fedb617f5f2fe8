import { defineMessages } from '#app/i18n/define-messages';

/** Texts of the question for the phone. Only Portugal has it. */
export const phoneMessages = defineMessages('cartPhone', {
  market: 'PT',
  PT: {
    title: 'Falta o seu telefone',
    text: 'A agência usa-o quando tem dúvidas sobre um pedido. Fica guardado na sua conta.',
    phone: 'Número de telefone',
    'phone.phone_not_correct': 'O telefone não está correto: apenas algarismos e espaços.',
    save: 'Guardar o telefone',
  },
});
