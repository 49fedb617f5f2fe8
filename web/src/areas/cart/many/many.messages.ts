import { defineMessages } from '#app/i18n/define-messages';

/** Texts of putting many pieces into the cart. */
export const manyMessages = defineMessages('cart.many', {
  CAST: {
    orderAll: 'Pedir todo',
    adding: 'Añadiendo a la cesta…',
    added:
      '{count, plural, one {# pieza añadida} other {# piezas añadidas}} a la cesta. Completa allí lo que falte.',
    noneOrderable: 'Ninguna de estas piezas se puede pedir.',
  },
  CAT: {
    orderAll: 'Demana-ho tot',
    adding: 'S’està afegint a la cistella…',
    added:
      '{count, plural, one {# peça afegida} other {# peces afegides}} a la cistella. Completa-hi el que falti.',
    noneOrderable: 'Cap d’aquestes peces no es pot demanar.',
  },
  PT: {
    orderAll: 'Pedir tudo',
    adding: 'A adicionar ao carrinho…',
    added:
      '{count, plural, one {# peça adicionada} other {# peças adicionadas}} ao carrinho. Complete aí o que faltar.',
    noneOrderable: 'Nenhuma destas peças pode ser pedida.',
  },
});
