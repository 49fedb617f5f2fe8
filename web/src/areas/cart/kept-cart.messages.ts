import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the cart that follows a person from device to device. */
export const keptCartMessages = defineMessages('cart.kept', {
  CAST: {
    title: 'Desde otro dispositivo',
    changed: '«{name}»: vale el cambio que hiciste después en otro dispositivo.',
    useThis: 'Usar el de aquí',
    useThisOf: 'Usar el cambio de aquí: {name}',
    stays: '«{name}» sigue en la cesta: la cambiaste en otro dispositivo.',
    removed: '«{name}» ya no está en la cesta: la quitaste en otro dispositivo.',
    putBack: 'Volver a añadir',
    putBackOf: 'Volver a añadir: {name}',
    ordered: '«{name}» ya se ha pedido desde otro dispositivo.',
    seeOrder: 'Ver el pedido',
    seeCart: 'Ver la cesta',
    read: 'Entendido',
    'rejection.too_many_entries':
      'Un pedido admite 50 piezas por restaurante. Envía o quita alguna para guardar esta.',
    'rejection.cart_full': 'La cesta admite 200 piezas. Envía o quita alguna para guardar esta.',
  },
  CAT: {
    title: 'Des d’un altre dispositiu',
    changed: '«{name}»: val el canvi que vas fer després en un altre dispositiu.',
    useThis: 'Fes servir el d’aquí',
    useThisOf: 'Fes servir el canvi d’aquí: {name}',
    stays: '«{name}» continua a la cistella: la vas canviar en un altre dispositiu.',
    removed: '«{name}» ja no és a la cistella: la vas treure en un altre dispositiu.',
    putBack: 'Torna-la a afegir',
    putBackOf: 'Torna a afegir: {name}',
    ordered: '«{name}» ja s’ha demanat des d’un altre dispositiu.',
    seeOrder: 'Mostra la comanda',
    seeCart: 'Mostra la cistella',
    read: 'Entesos',
    'rejection.too_many_entries':
      'Una comanda admet 50 peces per restaurant. Envia’n o treu-ne alguna per desar aquesta.',
    'rejection.cart_full': 'La cistella admet 200 peces. Envia’n o treu-ne alguna per desar aquesta.',
  },
  PT: {
    title: 'Noutro dispositivo',
    changed: '«{name}»: vale a alteração que fez depois noutro dispositivo.',
    useThis: 'Usar a deste dispositivo',
    useThisOf: 'Usar a alteração deste dispositivo: {name}',
    stays: '«{name}» continua no carrinho: alterou-a noutro dispositivo.',
    removed: '«{name}» já não está no carrinho: removeu-a noutro dispositivo.',
    putBack: 'Adicionar novamente',
    putBackOf: 'Adicionar novamente: {name}',
    ordered: '«{name}» já foi pedida noutro dispositivo.',
    seeOrder: 'Ver o pedido',
    seeCart: 'Ver o carrinho',
    read: 'Entendido',
    'rejection.too_many_entries':
      'Um pedido admite 50 peças por restaurante. Envie ou remova alguma para guardar esta.',
    'rejection.cart_full': 'O carrinho admite 200 peças. Envie ou remova alguma para guardar esta.',
  },
});
