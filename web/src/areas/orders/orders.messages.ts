import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/**
 * Texts that all screens of orders share, and those of the restaurants' own list. What sending an order may be refused
 * for, the cart explains.
 */
export const ordersMessages = defineMessages('orders', {
  words: {
    emptyAction: words.seeCatalogue,
    clear: words.clearFilters,
    pastEnd: words.pageGone,
    firstPage: words.toFirstPage,
    statusFilter: words.status,
  },
  CAST: {
    title: 'Pedidos',
    scope: 'De qué restaurantes',
    scopeSite: 'Este restaurante',
    scopeAll: 'Todos los míos',
    search: 'Número, pieza o contacto',
    all: 'Todos',
    orders: '{total, plural, =0 {Ningún pedido} one {# pedido} other {# pedidos}}',
    ordersOf: '{total, plural, =0 {Ningún pedido} one {# pedido} other {# pedidos}} de {place}',
    itemCount: '{count, plural, one {# pieza} other {# piezas}}',
    andMore: '{name} y {more, plural, one {# pieza más} other {# piezas más}}',
    list: 'Tus pedidos',
    emptyTitle: 'Aún no hay pedidos',
    emptyText:
      'Elige una pieza del catálogo, dinos qué hay que adaptar y el pedido aparecerá aquí con su estado.',
    emptySite: 'Este restaurante aún no ha pedido nada',
    emptySiteText: 'Prueba con todos tus restaurantes o elige una pieza del catálogo para pedirla.',
    noMatch: 'Ningún pedido coincide',
    noMatchText: 'Prueba con otra palabra o quita algún filtro.',
    pastEndText: 'Hay menos pedidos de los que había. Vuelve a la primera página.',
    statusNow: 'Estado del pedido {number}: {status}',
    'rejection.order_not_found': 'Este pedido no existe o se ha borrado. Vuelve a la lista de pedidos.',
  },
  CAT: {
    title: 'Comandes',
    scope: 'De quins restaurants',
    scopeSite: 'Aquest restaurant',
    scopeAll: 'Tots els meus',
    search: 'Número, peça o contacte',
    all: 'Totes',
    orders: '{total, plural, =0 {Cap comanda} one {# comanda} other {# comandes}}',
    ordersOf: '{total, plural, =0 {Cap comanda} one {# comanda} other {# comandes}} de {place}',
    itemCount: '{count, plural, one {# peça} other {# peces}}',
    andMore: '{name} i {more, plural, one {# peça més} other {# peces més}}',
    list: 'Les teves comandes',
    emptyTitle: 'Encara no hi ha comandes',
    emptyText:
      'Tria una peça del catàleg, digues-nos què cal adaptar i la comanda apareixerà aquí amb el seu estat.',
    emptySite: 'Aquest restaurant encara no ha demanat res',
    emptySiteText: 'Prova amb tots els teus restaurants o tria una peça del catàleg per demanar-la.',
    noMatch: 'Cap comanda no coincideix',
    noMatchText: 'Prova amb una altra paraula o treu algun filtre.',
    pastEndText: 'Hi ha menys comandes que abans. Torna a la primera pàgina.',
    statusNow: 'Estat de la comanda {number}: {status}',
    'rejection.order_not_found':
      'Aquesta comanda no existeix o s’ha esborrat. Torna a la llista de comandes.',
  },
  PT: {
    title: 'Pedidos',
    scope: 'De que restaurantes',
    scopeSite: 'Este restaurante',
    scopeAll: 'Todos os meus',
    search: 'Número, peça ou contacto',
    all: 'Todos',
    orders: '{total, plural, =0 {Nenhum pedido} one {# pedido} other {# pedidos}}',
    ordersOf: '{total, plural, =0 {Nenhum pedido} one {# pedido} other {# pedidos}} de {place}',
    itemCount: '{count, plural, one {# peça} other {# peças}}',
    andMore: '{name} e {more, plural, one {mais # peça} other {mais # peças}}',
    list: 'Os seus pedidos',
    emptyTitle: 'Ainda não há pedidos',
    emptyText:
      'Escolha uma peça do catálogo, diga-nos o que é preciso adaptar e o pedido aparecerá aqui com o seu estado.',
    emptySite: 'Este restaurante ainda não pediu nada',
    emptySiteText: 'Veja todos os seus restaurantes ou escolha uma peça do catálogo para a pedir.',
    noMatch: 'Nenhum pedido encontrado',
    noMatchText: 'Experimente outra palavra ou remova um filtro.',
    pastEndText: 'Há menos pedidos do que havia. Volte à primeira página.',
    statusNow: 'Estado do pedido {number}: {status}',
    'rejection.order_not_found': 'Este pedido não existe ou foi eliminado. Volte à lista de pedidos.',
  },
});
