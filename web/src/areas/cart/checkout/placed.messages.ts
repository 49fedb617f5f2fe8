import { defineMessages } from '../../../app/i18n/define-messages';

/** Texts for an order that has arrived: now, or on an earlier try. */
export const placedMessages = defineMessages('cart.placed', {
  CAST: {
    sentBeforeTitle: 'Este pedido ya se envió',
    sentBeforeText:
      'La primera vez llegó, aunque aquí no se recibió la respuesta. Lo que has cambiado después no está en él. Quita de la cesta lo ya enviado y, si hace falta, haz otro pedido.',
    sentBeforeRemove: 'Quitar lo ya enviado',
    seeOrders: 'Ver mis pedidos',
    kind: 'Pedido',
    stamp: 'Recibido',
    title: '¡Pedido enviado!',
    text: 'Ya lo tiene el equipo de marketing. En el pedido verás cada cambio en cuanto ocurra.',
    restaurant: 'Restaurante',
    pieces: 'Piezas',
    contact: 'Contacto',
    see: 'Ver el pedido',
    more: 'Buscar otra pieza',
    rest: 'En la cesta {count, plural, one {queda # pieza} other {quedan # piezas}}.',
  },
  CAT: {
    sentBeforeTitle: 'Aquesta comanda ja s’havia enviat',
    sentBeforeText:
      'La primera vegada va arribar, tot i que aquí no es va rebre la resposta. El que has canviat després no hi és. Treu de la cistella el que ja s’ha enviat i, si cal, fes una altra comanda.',
    sentBeforeRemove: 'Treu el que ja s’ha enviat',
    seeOrders: 'Mostra les meves comandes',
    kind: 'Comanda',
    stamp: 'Rebuda',
    title: 'Comanda enviada!',
    text: 'Ja la té l’equip de màrqueting. A la comanda veuràs cada canvi tan bon punt passi.',
    restaurant: 'Restaurant',
    pieces: 'Peces',
    contact: 'Contacte',
    see: 'Mostra la comanda',
    more: 'Busca una altra peça',
    rest: 'A la cistella {count, plural, one {queda # peça} other {queden # peces}}.',
  },
  PT: {
    sentBeforeTitle: 'Este pedido já foi enviado',
    sentBeforeText:
      'Da primeira vez chegou, embora aqui não se tenha recebido a resposta. O que alterou depois não está nele. Retire do carrinho o que já foi enviado e, se for preciso, faça outro pedido.',
    sentBeforeRemove: 'Retirar o que já foi enviado',
    seeOrders: 'Ver os meus pedidos',
    kind: 'Pedido',
    stamp: 'Recebido',
    title: 'Pedido enviado!',
    text: 'A equipa de marketing já o tem. No pedido verá cada alteração assim que acontecer.',
    restaurant: 'Restaurante',
    pieces: 'Peças',
    contact: 'Contacto',
    see: 'Ver o pedido',
    more: 'Procurar outra peça',
    rest: 'No carrinho {count, plural, one {fica # peça} other {ficam # peças}}.',
  },
});
