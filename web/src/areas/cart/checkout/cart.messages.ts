import type { Market } from '@portal/contracts/kernel';
import type { EntryErrorCode } from './cart-problems';
import type { CheckoutErrorCode } from '@portal/contracts/areas/cart';
import type { orderRejections } from '@portal/contracts/areas/orders';
import type { restaurantRejections } from '@portal/contracts/areas/restaurants';
import { defineMessages } from '#app/i18n/define-messages';
import { words } from '#app/i18n/words';
// Explains the refusals of uploaded files.
import '#ui/upload/upload.messages';

type Refusal =
  | Exclude<keyof typeof orderRejections, 'order_not_found' | 'upload_not_found' | 'too_many_images'>
  | keyof typeof restaurantRejections;
type Key =
  | `rejection.${Refusal}`
  | `error.${CheckoutErrorCode | EntryErrorCode}`
  | 'title'
  | 'subtitle'
  | 'emptyTitle'
  | 'emptyText'
  | 'emptyAction'
  | 'pieces'
  | 'edit'
  | 'editPiece'
  | 'remove'
  | 'removed'
  | 'incomplete'
  | 'fiscalMissing'
  | 'fiscalAdd'
  | 'contact'
  | 'contactHint'
  | 'email'
  | 'emailHint'
  | 'phone'
  | 'commentsPlaceholder'
  | 'send'
  | 'sending'
  | 'sendHint'
  | 'problems'
  | 'checkField';

/** Texts of the cart and of sending it as an order. */
export const cartMessages = defineMessages<Key, Market, 'name' | 'comments'>('cart', {
  words: { name: words.name, comments: words.comments },
  CAST: {
    title: 'Tu cesta',
    subtitle: '{count, plural, one {# pieza} other {# piezas}} para {restaurant}',
    emptyTitle: 'La cesta está vacía',
    emptyText: 'Busca una pieza en el catálogo y pulsa «Adaptar»: lo que elijas te esperará aquí.',
    emptyAction: 'Buscar una pieza',
    pieces: 'Piezas',
    edit: 'Modificar',
    editPiece: 'Modificar {name}',
    remove: 'Quitar {name} de la cesta',
    removed: '«{name}» ya no está en la cesta.',
    incomplete: 'Falta esto para poder enviarla',
    fiscalMissing: 'Faltan los datos fiscales de {name}.',
    fiscalAdd: 'Completarlos',
    contact: 'Quién hace el pedido',
    contactHint: 'Por si hay dudas con alguna pieza.',
    email: 'Correo electrónico',
    emailHint: 'El de la empresa: @{domain}',
    phone: 'Teléfono',
    commentsPlaceholder: 'Lo que afecte a todo el pedido: plazos, horas de entrega…',
    send: 'Enviar pedido',
    sending: 'Enviando el pedido…',
    sendHint: 'La agencia lo recibe al momento. Podrás seguirlo en «Pedidos».',
    problems: '{count, plural, one {Falta un dato para enviarlo} other {Faltan # datos para enviarlo}}',
    checkField: 'Revisa este dato.',
    'error.billed': 'Elige a quién se factura.',
    'error.units': 'Elige cuántas unidades quieres.',
    'error.shipped': 'Elige dónde la entregamos.',
    'error.images': 'No se pueden subir más de 5 imágenes por pedido. Quita alguna.',
    'error.name': 'Escribe tu nombre.',
    'error.email': 'Escribe un correo válido, como nombre@{domain}.',
    'error.email_domain': 'Usa tu correo de la empresa: @{domain}.',
    'error.phone': 'Escribe un teléfono válido, con 6 a 15 cifras.',
    'error.resource_not_orderable': 'Esta pieza ya no se puede pedir. Quítala de la cesta.',
    'error.not_adaptable': 'Esta pieza no se puede adaptar así. Elige otro formato o quítala de la cesta.',
    'error.not_producible': 'Esta pieza no se puede producir. Pide solo la adaptación o quítala de la cesta.',
    'rejection.order_incomplete': 'Al pedido le faltan datos. Mira lo que está marcado y vuelve a enviarlo.',
    'rejection.resource_not_orderable':
      'Una de las piezas ya no se puede pedir. Quítala de la cesta y vuelve a enviar el pedido.',
    'rejection.not_adaptable':
      'Una de las piezas no se puede adaptar así. Elige otro formato o quítala de la cesta.',
    'rejection.not_producible':
      'Una de las piezas no se puede producir. Pide solo la adaptación o quítala de la cesta.',
    'rejection.restaurant_not_found': 'Ese restaurante ya no existe. Elige otro.',
    'rejection.restaurant_inactive': 'Ese restaurante está inactivo. Elige otro.',
    'rejection.restaurant_exists': 'Ya existe un restaurante con ese número.',
  },
  CAT: {
    title: 'La teva cistella',
    subtitle: '{count, plural, one {# peça} other {# peces}} per a {restaurant}',
    emptyTitle: 'La cistella és buida',
    emptyText: 'Cerca una peça al catàleg i prem «Adapta»: el que triïs t’esperarà aquí.',
    emptyAction: 'Cerca una peça',
    pieces: 'Peces',
    edit: 'Modifica',
    editPiece: 'Modifica {name}',
    remove: 'Treu {name} de la cistella',
    removed: '«{name}» ja no és a la cistella.',
    incomplete: 'Falta això per poder-la enviar',
    fiscalMissing: 'Falten les dades fiscals de {name}.',
    fiscalAdd: 'Completa-les',
    contact: 'Qui fa la comanda',
    contactHint: 'Per si hi ha dubtes amb alguna peça.',
    email: 'Correu electrònic',
    emailHint: 'El de l’empresa: @{domain}',
    phone: 'Telèfon',
    commentsPlaceholder: 'El que afecti tota la comanda: terminis, hores de lliurament…',
    send: 'Envia la comanda',
    sending: 'S’està enviant la comanda…',
    sendHint: 'L’agència la rep a l’instant. La podràs seguir a «Comandes».',
    problems: '{count, plural, one {Falta una dada per enviar-la} other {Falten # dades per enviar-la}}',
    checkField: 'Revisa aquesta dada.',
    'error.billed': 'Tria a qui es factura.',
    'error.units': 'Tria quantes unitats vols.',
    'error.shipped': 'Tria on la lliurem.',
    'error.images': 'No es poden pujar més de 5 imatges per comanda. Treu-ne alguna.',
    'error.name': 'Escriu el teu nom.',
    'error.email': 'Escriu un correu vàlid, com ara nom@{domain}.',
    'error.email_domain': 'Fes servir el teu correu de l’empresa: @{domain}.',
    'error.phone': 'Escriu un telèfon vàlid, de 6 a 15 xifres.',
    'error.resource_not_orderable': 'Aquesta peça ja no es pot demanar. Treu-la de la cistella.',
    'error.not_adaptable':
      'Aquesta peça no es pot adaptar així. Tria un altre format o treu-la de la cistella.',
    'error.not_producible':
      'Aquesta peça no es pot produir. Demana només l’adaptació o treu-la de la cistella.',
    'rejection.order_incomplete':
      'A la comanda li falten dades. Mira el que està marcat i torna-la a enviar.',
    'rejection.resource_not_orderable':
      'Una de les peces ja no es pot demanar. Treu-la de la cistella i torna a enviar la comanda.',
    'rejection.not_adaptable':
      'Una de les peces no es pot adaptar així. Tria un altre format o treu-la de la cistella.',
    'rejection.not_producible':
      'Una de les peces no es pot produir. Demana només l’adaptació o treu-la de la cistella.',
    'rejection.restaurant_not_found': 'Aquest restaurant ja no existeix. Tria’n un altre.',
    'rejection.restaurant_inactive': 'Aquest restaurant està inactiu. Tria’n un altre.',
    'rejection.restaurant_exists': 'Ja hi ha un restaurant amb aquest número.',
  },
  PT: {
    title: 'O seu carrinho',
    subtitle: '{count, plural, one {# peça} other {# peças}} para {restaurant}',
    emptyTitle: 'O carrinho está vazio',
    emptyText: 'Procure uma peça no catálogo e prima «Adaptar»: o que escolher fica aqui à espera.',
    emptyAction: 'Procurar uma peça',
    pieces: 'Peças',
    edit: 'Alterar',
    editPiece: 'Alterar {name}',
    remove: 'Remover {name} do carrinho',
    removed: '«{name}» já não está no carrinho.',
    incomplete: 'Para a enviar, falta',
    fiscalMissing: 'Faltam os dados fiscais de {name}.',
    fiscalAdd: 'Completar',
    contact: 'Quem faz o pedido',
    contactHint: 'Para o caso de haver dúvidas com alguma peça.',
    email: 'E-mail',
    emailHint: 'O da empresa: @{domain}',
    phone: 'Telefone',
    commentsPlaceholder: 'O que se aplica a todo o pedido: prazos, horas de entrega…',
    send: 'Enviar pedido',
    sending: 'A enviar o pedido…',
    sendHint: 'Chega de imediato à equipa de marketing. Pode acompanhá-lo em «Pedidos».',
    problems: '{count, plural, one {Falta uma coisa para o enviar} other {Faltam # coisas para o enviar}}',
    checkField: 'Verifique este campo.',
    'error.billed': 'Escolha a quem faturamos.',
    'error.units': 'Escolha quantas unidades.',
    'error.shipped': 'Escolha onde a entregamos.',
    'error.images': 'Não é possível carregar mais de 5 imagens por pedido. Retire alguma.',
    'error.name': 'Escreva o seu nome.',
    'error.email': 'Escreva um e-mail válido, como nome@{domain}.',
    'error.email_domain': 'Use o seu e-mail da empresa: @{domain}.',
    'error.phone': 'Escreva um telefone válido, com 6 a 15 algarismos.',
    'error.resource_not_orderable': 'Esta peça já não pode ser pedida. Retire-a do carrinho.',
    'error.not_adaptable':
      'Esta peça não pode ser adaptada assim. Escolha outro formato ou retire-a do carrinho.',
    'error.not_producible': 'Esta peça não pode ser produzida. Peça só a adaptação ou retire-a do carrinho.',
    'rejection.order_incomplete': 'Faltam dados no pedido. Veja o que está assinalado e envie-o de novo.',
    'rejection.resource_not_orderable':
      'Uma das peças já não pode ser pedida. Retire-a do carrinho e envie de novo.',
    'rejection.not_adaptable':
      'Uma das peças não pode ser adaptada assim. Escolha outro formato ou retire-a do carrinho.',
    'rejection.not_producible':
      'Uma das peças não pode ser produzida. Peça só a adaptação ou retire-a do carrinho.',
    'rejection.restaurant_not_found': 'Esse restaurante já não existe. Escolha outro.',
    'rejection.restaurant_inactive': 'Esse restaurante está inativo. Escolha outro.',
    'rejection.restaurant_exists': 'Já existe um restaurante com esse número.',
  },
});
