import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts for an order that has arrived: now, or on an earlier try. */
export const placedMessages = defineMessages('cart.placed', {
  words: { pieces: words.pieces, restaurant: words.restaurant },
  CAST: {
    sentBeforeTitle: 'Este pedido ya se envió',
    sentBeforeText:
      'El primer envío llegó, aunque aquí no recibimos la confirmación. Lo que cambiaste después no está incluido. Quita de la cesta lo ya enviado y, si hace falta, haz otro pedido.',
    sentBeforeRemove: 'Quitar lo ya enviado',
    seeOrders: 'Ver mis pedidos',
    kind: 'Pedido',
    stamp: 'Recibido',
    title: '{count, plural, one {¡Pedido enviado!} other {¡# pedidos enviados!}}',
    text: '{count, plural, one {Ya lo tiene la agencia. En el pedido verás cada cambio en cuanto ocurra.} other {Ya los tiene la agencia, uno por restaurante. En cada uno verás los cambios en cuanto ocurran.}}',
    contact: 'Contacto',
    see: 'Ver el pedido',
    more: 'Buscar otra pieza',
    rest: 'En la cesta {count, plural, one {queda # pieza} other {quedan # piezas}}.',
  },
  CAT: {
    sentBeforeTitle: 'Aquesta comanda ja s’havia enviat',
    sentBeforeText:
      'El primer enviament va arribar, tot i que aquí no vam rebre la confirmació. El que vas canviar després no hi és inclòs. Treu de la cistella el que ja s’ha enviat i, si cal, fes una altra comanda.',
    sentBeforeRemove: 'Treu el que ja s’ha enviat',
    seeOrders: 'Mostra les meves comandes',
    kind: 'Comanda',
    stamp: 'Rebuda',
    title: '{count, plural, one {Comanda enviada!} other {# comandes enviades!}}',
    text: '{count, plural, one {Ja la té l’agència. A la comanda veuràs cada canvi tan bon punt passi.} other {Ja les té l’agència, una per restaurant. A cadascuna veuràs els canvis tan bon punt passin.}}',
    contact: 'Contacte',
    see: 'Mostra la comanda',
    more: 'Cerca una altra peça',
    rest: 'A la cistella {count, plural, one {queda # peça} other {queden # peces}}.',
  },
  PT: {
    sentBeforeTitle: 'Este pedido já foi enviado',
    sentBeforeText:
      'O primeiro envio chegou, embora a resposta não tenha sido recebida aqui. O que alterou depois não está incluído. Remova do carrinho o que já foi enviado e, se for preciso, faça outro pedido.',
    sentBeforeRemove: 'Remover o que já foi enviado',
    seeOrders: 'Ver os meus pedidos',
    kind: 'Pedido',
    stamp: 'Recebido',
    title: '{count, plural, one {Pedido enviado!} other {# pedidos enviados!}}',
    text: '{count, plural, one {A equipa de marketing já o recebeu. No pedido verá cada alteração assim que acontecer.} other {A equipa de marketing já os recebeu, um por restaurante. Em cada um verá as alterações assim que acontecerem.}}',
    contact: 'Contacto',
    see: 'Ver o pedido',
    more: 'Procurar outra peça',
    rest: 'No carrinho {count, plural, one {fica # peça} other {ficam # peças}}.',
  },
});
