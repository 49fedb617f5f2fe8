import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the popup that completes what an invoice needs (R-CRT-18). */
export const fiscalMessages = defineMessages('cart.fiscal', {
  words: { fiscal_address: words.fiscalAddress, cif: words.taxNumber },
  CAST: {
    title: 'Datos fiscales de {name}',
    text: 'Los necesitamos para la factura. Se guardan en el restaurante y no volveremos a pedirlos.',
    razon: 'Razón social',
    cifWrong: 'Escribe este dato.',
    razonWrong: 'Escribe este dato.',
    fiscal_addressWrong: 'Escribe este dato.',
    save: 'Guardar datos fiscales',
    saveAndSend: 'Guardar y enviar pedido',
  },
  CAT: {
    title: 'Dades fiscals de {name}',
    text: 'Les necessitem per a la factura. Es desen al restaurant i no les tornarem a demanar.',
    razon: 'Raó social',
    cifWrong: 'Escriu aquesta dada.',
    razonWrong: 'Escriu aquesta dada.',
    fiscal_addressWrong: 'Escriu aquesta dada.',
    save: 'Desa les dades fiscals',
    saveAndSend: 'Desa i envia la comanda',
  },
  PT: {
    title: 'Dados de faturação de {name}',
    text: 'Precisamos deles para a fatura. Ficam guardados no restaurante e não voltaremos a pedi-los.',
    razon: 'Denominação social',
    cifWrong: 'Escreva este dado.',
    razonWrong: 'Escreva este dado.',
    fiscal_addressWrong: 'Escreva este dado.',
    save: 'Guardar dados de faturação',
    saveAndSend: 'Guardar e enviar pedido',
  },
});
