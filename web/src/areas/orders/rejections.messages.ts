import type { orderRejections } from '@portal/contracts/areas/orders';
import { defineMessages } from '../../app/i18n/define-messages';

/**
 * What the refusals of this area mean and what to do. The cart meets them too when it sends an order, which is why
 * they come with the live map, soon after the sign-in, and not with a screen of this area.
 */
defineMessages<`rejection.${keyof typeof orderRejections}`>('orders', {
  CAST: {
    'rejection.order_not_found': 'Este pedido no existe o se ha borrado. Vuelve a la lista de pedidos.',
    'rejection.order_incomplete': 'Al pedido le falta algo. Revisa lo que está marcado y vuelve a enviarlo.',
    'rejection.resource_not_orderable':
      'Una de las piezas ya no se puede pedir. Quítala del carrito o elige otra del catálogo.',
    'rejection.upload_not_found':
      'Uno de los archivos ya no está. Vuelve a subirlo y envía el pedido otra vez.',
    'rejection.too_many_images':
      'Un pedido lleva como máximo 5 imágenes. Quita alguna y vuelve a intentarlo.',
  },
  CAT: {
    'rejection.order_not_found':
      "Aquesta comanda no existeix o s'ha esborrat. Torna a la llista de comandes.",
    'rejection.order_incomplete':
      'A la comanda li falta alguna cosa. Revisa el que està marcat i torna-la a enviar.',
    'rejection.resource_not_orderable':
      'Una de les peces ja no es pot demanar. Treu-la del carretó o tria una altra peça del catàleg.',
    'rejection.upload_not_found':
      "Un dels fitxers ja no hi és. Torna'l a pujar i envia la comanda una altra vegada.",
    'rejection.too_many_images':
      'Una comanda porta com a màxim 5 imatges. Treu-ne alguna i torna-ho a provar.',
  },
  PT: {
    'rejection.order_not_found': 'Este pedido não existe ou foi apagado. Volte à lista de pedidos.',
    'rejection.order_incomplete':
      'Falta alguma coisa no pedido. Reveja o que está assinalado e envie-o novamente.',
    'rejection.resource_not_orderable':
      'Uma das peças já não pode ser pedida. Retire-a do carrinho ou escolha outra no catálogo.',
    'rejection.upload_not_found':
      'Um dos ficheiros já não está disponível. Envie-o de novo e repita o pedido.',
    'rejection.too_many_images': 'Um pedido leva no máximo 5 imagens. Retire alguma e tente novamente.',
  },
});
