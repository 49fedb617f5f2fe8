import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of putting many pieces into the cart. */
export const manyMessages = defineMessages('cart.many', {
  words: { close: words.close },
  CAST: {
    orderAll: 'Pedir todo',
    orderThese: 'Pedir',
    title: '{count, plural, one {Pedir # pieza para {restaurant}} other {Pedir # piezas para {restaurant}}}',
    first:
      '{count, plural, one {Un pedido lleva # pieza: aquí está la primera.} other {Un pedido lleva hasta # piezas: aquí están las primeras.}}',
    way: '¿Cómo las quieres?',
    'way.asItIs': 'Tal como son',
    'wayHint.asItIs': 'Solo producción: te las imprimimos y te las llevamos.',
    'way.adapted': 'Adaptadas a tu restaurante',
    'wayHint.adapted': 'Con tu nombre, tus fechas y tus indicaciones.',
    format: 'Formato común',
    ownFormat: 'El de cada pieza',
    comment: 'Indicaciones para todas',
    pieces: 'Piezas que vas a pedir',
    ready: 'Lista',
    open: 'Falta: {names}',
    notOrderable: 'No se puede pedir',
    intoCart: '{count, plural, =0 {Añadir a la cesta} one {Añadir a la cesta} other {Añadir # a la cesta}}',
    adding: 'Añadiendo a la cesta…',
    added:
      '{count, plural, one {# pieza añadida} other {# piezas añadidas}} a la cesta. Completa allí lo que falte.',
    noneOrderable: 'Ninguna de estas piezas se puede pedir.',
  },
  CAT: {
    orderAll: 'Demana-ho tot',
    orderThese: 'Demana',
    title:
      '{count, plural, one {Demana # peça per a {restaurant}} other {Demana # peces per a {restaurant}}}',
    first:
      '{count, plural, one {Una comanda porta # peça: aquí hi ha la primera.} other {Una comanda porta fins a # peces: aquí hi ha les primeres.}}',
    way: 'Com les vols?',
    'way.asItIs': 'Tal com són',
    'wayHint.asItIs': 'Només producció: te les imprimim i te les portem.',
    'way.adapted': 'Adaptades al teu restaurant',
    'wayHint.adapted': 'Amb el teu nom, les teves dates i les teves indicacions.',
    format: 'Format comú',
    ownFormat: 'El de cada peça',
    comment: 'Indicacions per a totes',
    pieces: 'Peces que demanaràs',
    ready: 'A punt',
    open: 'Falta: {names}',
    notOrderable: 'No es pot demanar',
    intoCart:
      '{count, plural, =0 {Afegeix a la cistella} one {Afegeix a la cistella} other {Afegeix-ne # a la cistella}}',
    adding: 'S’està afegint a la cistella…',
    added:
      '{count, plural, one {# peça afegida} other {# peces afegides}} a la cistella. Completa-hi el que falti.',
    noneOrderable: 'Cap d’aquestes peces no es pot demanar.',
  },
  PT: {
    orderAll: 'Pedir tudo',
    orderThese: 'Pedir',
    title: '{count, plural, one {Pedir # peça para {restaurant}} other {Pedir # peças para {restaurant}}}',
    first:
      '{count, plural, one {Um pedido leva # peça: aqui está a primeira.} other {Um pedido leva até # peças: aqui estão as primeiras.}}',
    way: 'Como as quer?',
    'way.asItIs': 'Tal como são',
    'wayHint.asItIs': 'Só produção: imprimimos e entregamos.',
    'way.adapted': 'Adaptadas ao seu restaurante',
    'wayHint.adapted': 'Com o seu nome, as suas datas e as suas indicações.',
    format: 'Formato comum',
    ownFormat: 'O de cada peça',
    comment: 'Indicações para todas',
    pieces: 'Peças que vai pedir',
    ready: 'Pronta',
    open: 'Falta: {names}',
    notOrderable: 'Não pode ser pedida',
    intoCart:
      '{count, plural, =0 {Adicionar ao carrinho} one {Adicionar ao carrinho} other {Adicionar # ao carrinho}}',
    adding: 'A adicionar ao carrinho…',
    added:
      '{count, plural, one {# peça adicionada} other {# peças adicionadas}} ao carrinho. Complete aí o que faltar.',
    noneOrderable: 'Nenhuma destas peças pode ser pedida.',
  },
});
