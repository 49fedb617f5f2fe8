import { defineMessages } from '#core/i18n/define-messages';

/** Text of the button in the header, apart from all else because every screen loads it. */
export const buttonMessages = defineMessages('cart.button', {
  CAST: { cart: 'Cesta: {count, plural, =0 {vacía} one {# pieza} other {# piezas}}' },
  CAT: { cart: 'Cistella: {count, plural, =0 {buida} one {# peça} other {# peces}}' },
  PT: { cart: 'Carrinho: {count, plural, =0 {vazio} one {# peça} other {# peças}}' },
});
