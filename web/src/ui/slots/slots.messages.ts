import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the frame around an order and what stands beside it. */
export const slotsMessages = defineMessages('guests', {
  CAST: { order: 'Pedido', partsOfOrder: 'Partes del pedido' },
  CAT: { order: 'Comanda', partsOfOrder: 'Parts de la comanda' },
  PT: { order: 'Pedido', partsOfOrder: 'Partes do pedido' },
});
