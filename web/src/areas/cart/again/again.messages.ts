import { defineMessages } from '#core/i18n/define-messages';

/** Texts of ordering a whole order again. */
export const againMessages = defineMessages('cart.again', {
  CAST: {
    orderAgain: 'Pedir todo otra vez',
    adding: 'Añadiendo a la cesta…',
    added:
      '{count, plural, one {# pieza añadida} other {# piezas añadidas}} a la cesta, con todo lo que elegiste.',
    noneLeft: 'Ninguna de estas piezas se puede pedir ya.',
  },
  CAT: {
    orderAgain: 'Torna-ho a demanar tot',
    adding: 'S’està afegint a la cistella…',
    added:
      '{count, plural, one {# peça afegida} other {# peces afegides}} a la cistella, amb tot el que vas triar.',
    noneLeft: 'Cap d’aquestes peces no es pot demanar ja.',
  },
  PT: {
    orderAgain: 'Pedir tudo novamente',
    adding: 'A adicionar ao carrinho…',
    added:
      '{count, plural, one {# peça adicionada} other {# peças adicionadas}} ao carrinho, com tudo o que tinha escolhido.',
    noneLeft: 'Já não é possível pedir nenhuma destas peças.',
  },
});
