import { defineMessages } from '#core/i18n/define-messages';

/** Texts about who looks at an order now. */
export const presenceMessages = defineMessages('orders.presence', {
  CAST: { looking: '{names} {count, plural, one {está viendo} other {están viendo}} este pedido' },
  CAT: { looking: '{names} {count, plural, one {està veient} other {estan veient}} aquesta comanda' },
  PT: { looking: '{names} {count, plural, one {está a ver} other {estão a ver}} este pedido' },
});
