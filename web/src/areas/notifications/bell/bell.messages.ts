import { defineMessages } from '#app/i18n/define-messages';

/** Texts of the bell. */
export const bellMessages = defineMessages('bell', {
  CAST: {
    bell: 'Novedades, {count, plural, =0 {nada nuevo} one {# sin ver} other {# sin ver}}',
    title: 'Novedades',
    settings: 'Avisos por correo',
    newPieces: '{count, plural, one {Pieza nueva} other {# piezas nuevas}}',
    more: '{count, plural, one {y # más} other {y # más}}',
    order: 'Pedido {number}',
    failedPlan: 'No se ha aplicado el cambio planificado para el {day}',
    unread: 'Nuevo',
    empty: 'Nada nuevo por ahora',
    emptyText: 'Aquí verás las piezas que se publiquen y cómo avanzan los pedidos de tus restaurantes.',
  },
  CAT: {
    bell: 'Novetats, {count, plural, =0 {res de nou} one {# sense veure} other {# sense veure}}',
    title: 'Novetats',
    settings: 'Avisos per correu',
    newPieces: '{count, plural, one {Peça nova} other {# peces noves}}',
    more: '{count, plural, one {i # més} other {i # més}}',
    order: 'Comanda {number}',
    failedPlan: 'No s’ha aplicat el canvi planificat per al {day}',
    unread: 'Nou',
    empty: 'Res de nou per ara',
    emptyText: 'Aquí veuràs les peces que es publiquin i com avancen les comandes dels teus restaurants.',
  },
  PT: {
    bell: 'Novidades, {count, plural, =0 {nada de novo} one {# por ver} other {# por ver}}',
    title: 'Novidades',
    settings: 'Avisos por e-mail',
    newPieces: '{count, plural, one {Peça nova} other {# peças novas}}',
    more: '{count, plural, one {e mais #} other {e mais #}}',
    order: 'Pedido {number}',
    failedPlan: 'A alteração planeada para {day} não foi aplicada',
    unread: 'Novo',
    empty: 'Nada de novo por agora',
    emptyText: 'Aqui verá as peças publicadas e o andamento dos pedidos dos seus restaurantes.',
  },
});
