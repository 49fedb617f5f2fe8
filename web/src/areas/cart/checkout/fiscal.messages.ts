import { defineMessages } from '../../../app/i18n/define-messages';

/** Texts of the popup that completes what an invoice needs (R-CRT-18). */
export const fiscalMessages = defineMessages('cart.fiscal', {
  CAST: {
    title: 'Datos fiscales de {name}',
    text: 'Los necesitamos para la factura. Se guardan en el restaurante y no volveremos a pedirlos.',
    cif: 'CIF',
    razon: 'Razón social',
    address: 'Dirección fiscal',
    missing: 'Escribe este dato.',
    save: 'Guardar datos fiscales',
    saveAndSend: 'Guardar y enviar pedido',
  },
  CAT: {
    title: 'Dades fiscals de {name}',
    text: 'Les necessitem per a la factura. Es desen al restaurant i no les tornarem a demanar.',
    cif: 'CIF',
    razon: 'Raó social',
    address: 'Adreça fiscal',
    missing: 'Escriu aquesta dada.',
    save: 'Desa les dades fiscals',
    saveAndSend: 'Desa i envia la comanda',
  },
  PT: {
    title: 'Dados fiscais de {name}',
    text: 'São precisos para a fatura. Ficam guardados no restaurante e não voltaremos a pedi-los.',
    cif: 'NIPC',
    razon: 'Denominação social',
    address: 'Morada fiscal',
    missing: 'Escreva este dado.',
    save: 'Guardar dados fiscais',
    saveAndSend: 'Guardar e enviar pedido',
  },
});
