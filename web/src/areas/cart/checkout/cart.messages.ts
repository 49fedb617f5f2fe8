import type { Market } from '@portal/contracts/kernel';
import type { EntryErrorCode } from './cart-problems';
import type { CheckoutErrorCode } from '@portal/contracts/areas/cart';
import type { orderRejections } from '@portal/contracts/areas/orders';
import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';
// Explains the refusals of uploaded files.
import '#ui/upload/upload.messages';

type Refusal = Exclude<
  keyof typeof orderRejections,
  | 'order_not_found'
  | 'upload_not_found'
  | 'too_many_images'
  | 'order_taken'
  | 'order_moved_on'
  | 'order_cancelled'
  | 'assignee_not_available'
>;
type Key =
  | `rejection.${Refusal}`
  | `error.${Exclude<CheckoutErrorCode, 'phone'> | EntryErrorCode | 'restaurant'}`
  | 'title'
  | 'count'
  | 'subtitleMany'
  | 'unknownRestaurant'
  | 'askRestaurant'
  | 'foreign'
  | 'closed'
  | 'sentInPart'
  | 'leftOut'
  | 'sameContact'
  | 'changeContact'
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
  | 'commentsPlaceholder'
  | 'send'
  | 'sending'
  | 'sendHint'
  | 'problems'
  | 'checkField';

/** Texts of the cart and of sending it as an order. */
export const cartMessages = defineMessages<
  Key,
  Market,
  'name' | 'comments' | 'phone' | 'phoneHint' | 'error.phone'
>('cart', {
  words: {
    phone: words.phone,
    phoneHint: words.phoneHint,
    'error.phone': words.phoneWrong,
    name: words.name,
    comments: words.comments,
  },
  CAST: {
    title: 'Tu cesta',
    count: 'Pedido de {count, plural, one {# pieza} other {# piezas}}',
    subtitleMany:
      '{count, plural, one {# pieza} other {# piezas}} para {groups, plural, one {# restaurante} other {# restaurantes}}. Cada restaurante recibe su propio pedido.',
    emptyTitle: 'La cesta está vacía',
    emptyText: 'Busca una pieza en el catálogo y pulsa «Adaptar»: lo que elijas te esperará aquí.',
    emptyAction: 'Buscar una pieza',
    pieces: 'Piezas de {name}',
    edit: 'Modificar',
    editPiece: 'Modificar {name}',
    remove: 'Quitar {name} de la cesta',
    removed: '«{name}» ya no está en la cesta.',
    incomplete: 'Falta esto para poder enviarla',
    fiscalMissing: 'Faltan los datos fiscales de {name}.',
    fiscalAdd: 'Completarlos',
    contact: 'Quién hace el pedido',
    contactHint: 'Por si hay dudas con alguna pieza.',
    sameContact: 'La misma persona que en el primer pedido.',
    changeContact: 'Cambiar el contacto',
    email: 'Correo electrónico',
    emailHint: 'El de la empresa: {domains}',
    commentsPlaceholder: 'Lo que afecte a todo el pedido: plazos, horas de entrega…',
    send: '{count, plural, one {Enviar pedido} other {Enviar # pedidos}}',
    sending: '{count, plural, one {Enviando el pedido…} other {Enviando los pedidos…}}',
    sendHint:
      '{count, plural, one {La agencia lo recibe al momento. Podrás seguirlo en «Pedidos».} other {La agencia los recibe al momento. Podrás seguirlos en «Pedidos».}}',
    problems: '{count, plural, one {Falta un dato para enviarlo} other {Faltan # datos para enviarlo}}',
    unknownRestaurant: 'Piezas sin restaurante',
    askRestaurant: '¿Para qué restaurante son?',
    foreign: 'Ahora no trabajas para {name}. Estas piezas se quedan aquí y no se envían con las demás.',
    closed:
      '{name} está inactivo y no puede hacer pedidos. Estas piezas se quedan aquí hasta que vuelva a estar activo.',
    sentInPart: 'Esto ya se ha enviado. Lo que sigue en la cesta, todavía no.',
    leftOut:
      '{count, plural, one {Esta pieza ya no se puede pedir y no está en la cesta: {names}.} other {Estas piezas ya no se pueden pedir y no están en la cesta: {names}.}}',
    'error.restaurant': 'Elige para qué restaurante son estas piezas.',
    checkField: 'Revisa este dato.',
    'error.billed': 'Elige a quién se factura.',
    'error.units': 'Elige cuántas unidades quieres.',
    'error.shipped': 'Elige dónde la entregamos.',
    'error.images': 'No se pueden subir más de 5 imágenes por pedido. Quita alguna.',
    'error.name': 'Escribe tu nombre.',
    'error.email': 'Escribe un correo válido, como nombre@{domain}.',
    'error.email_domain': 'Usa tu correo de la empresa: {domains}.',
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
  },
  CAT: {
    title: 'La teva cistella',
    count: 'Comanda de {count, plural, one {# peça} other {# peces}}',
    subtitleMany:
      '{count, plural, one {# peça} other {# peces}} per a {groups, plural, one {# restaurant} other {# restaurants}}. Cada restaurant rep la seva pròpia comanda.',
    emptyTitle: 'La cistella és buida',
    emptyText: 'Cerca una peça al catàleg i prem «Adapta»: el que triïs t’esperarà aquí.',
    emptyAction: 'Cerca una peça',
    pieces: 'Peces de {name}',
    edit: 'Modifica',
    editPiece: 'Modifica {name}',
    remove: 'Treu {name} de la cistella',
    removed: '«{name}» ja no és a la cistella.',
    incomplete: 'Falta això per poder-la enviar',
    fiscalMissing: 'Falten les dades fiscals de {name}.',
    fiscalAdd: 'Completa-les',
    contact: 'Qui fa la comanda',
    contactHint: 'Per si hi ha dubtes amb alguna peça.',
    sameContact: 'La mateixa persona que a la primera comanda.',
    changeContact: 'Canvia el contacte',
    email: 'Correu electrònic',
    emailHint: 'El de l’empresa: {domains}',
    commentsPlaceholder: 'El que afecti tota la comanda: terminis, hores de lliurament…',
    send: '{count, plural, one {Envia la comanda} other {Envia # comandes}}',
    sending: '{count, plural, one {S’està enviant la comanda…} other {S’estan enviant les comandes…}}',
    sendHint:
      '{count, plural, one {L’agència la rep a l’instant. La podràs seguir a «Comandes».} other {L’agència les rep a l’instant. Les podràs seguir a «Comandes».}}',
    problems: '{count, plural, one {Falta una dada per enviar-la} other {Falten # dades per enviar-la}}',
    unknownRestaurant: 'Peces sense restaurant',
    askRestaurant: 'Per a quin restaurant són?',
    foreign: 'Ara no treballes per a {name}. Aquestes peces es queden aquí i no s’envien amb les altres.',
    closed:
      '{name} està inactiu i no pot fer comandes. Aquestes peces es queden aquí fins que torni a estar actiu.',
    sentInPart: 'Això ja s’ha enviat. El que encara és a la cistella, no.',
    leftOut:
      '{count, plural, one {Aquesta peça ja no es pot demanar i no és a la cistella: {names}.} other {Aquestes peces ja no es poden demanar i no són a la cistella: {names}.}}',
    'error.restaurant': 'Tria per a quin restaurant són aquestes peces.',
    checkField: 'Revisa aquesta dada.',
    'error.billed': 'Tria a qui es factura.',
    'error.units': 'Tria quantes unitats vols.',
    'error.shipped': 'Tria on la lliurem.',
    'error.images': 'No es poden pujar més de 5 imatges per comanda. Treu-ne alguna.',
    'error.name': 'Escriu el teu nom.',
    'error.email': 'Escriu un correu vàlid, com ara nom@{domain}.',
    'error.email_domain': 'Fes servir el teu correu de l’empresa: {domains}.',
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
  },
  PT: {
    title: 'O seu carrinho',
    count: 'Pedido de {count, plural, one {# peça} other {# peças}}',
    subtitleMany:
      '{count, plural, one {# peça} other {# peças}} para {groups, plural, one {# restaurante} other {# restaurantes}}. Cada restaurante recebe o seu próprio pedido.',
    emptyTitle: 'O carrinho está vazio',
    emptyText: 'Procure uma peça no catálogo e prima «Adaptar»: o que escolher fica aqui à espera.',
    emptyAction: 'Procurar uma peça',
    pieces: 'Peças de {name}',
    edit: 'Alterar',
    editPiece: 'Alterar {name}',
    remove: 'Remover {name} do carrinho',
    removed: '«{name}» já não está no carrinho.',
    incomplete: 'Para a enviar, falta',
    fiscalMissing: 'Faltam os dados de faturação de {name}.',
    fiscalAdd: 'Completar',
    contact: 'Quem faz o pedido',
    contactHint: 'Para o caso de haver dúvidas com alguma peça.',
    sameContact: 'A mesma pessoa do primeiro pedido.',
    changeContact: 'Alterar o contacto',
    email: 'E-mail',
    emailHint: 'O da empresa: {domains}',
    commentsPlaceholder: 'O que se aplica a todo o pedido: prazos, horas de entrega…',
    send: '{count, plural, one {Enviar pedido} other {Enviar # pedidos}}',
    sending: '{count, plural, one {A enviar o pedido…} other {A enviar os pedidos…}}',
    sendHint:
      '{count, plural, one {Chega de imediato à equipa de marketing. Pode acompanhá-lo em «Pedidos».} other {Chegam de imediato à equipa de marketing. Pode acompanhá-los em «Pedidos».}}',
    problems: '{count, plural, one {Falta uma coisa para o enviar} other {Faltam # coisas para o enviar}}',
    unknownRestaurant: 'Peças sem restaurante',
    askRestaurant: 'Para que restaurante são?',
    foreign: 'De momento não trabalha para {name}. Estas peças ficam aqui e não são enviadas com as outras.',
    closed: '{name} está inativo e não pode fazer pedidos. Estas peças ficam aqui até voltar a estar ativo.',
    sentInPart: 'Isto já foi enviado. O que continua no carrinho, ainda não.',
    leftOut:
      '{count, plural, one {Esta peça já não pode ser pedida e não está no carrinho: {names}.} other {Estas peças já não podem ser pedidas e não estão no carrinho: {names}.}}',
    'error.restaurant': 'Escolha para que restaurante são estas peças.',
    checkField: 'Verifique este campo.',
    'error.billed': 'Escolha a quem faturamos.',
    'error.units': 'Escolha quantas unidades.',
    'error.shipped': 'Escolha onde a entregamos.',
    'error.images': 'Não é possível carregar mais de 5 imagens por pedido. Remova alguma.',
    'error.name': 'Escreva o seu nome.',
    'error.email': 'Escreva um e-mail válido, como nome@{domain}.',
    'error.email_domain': 'Use o seu e-mail da empresa: {domains}.',
    'error.resource_not_orderable': 'Esta peça já não pode ser pedida. Remova-a do carrinho.',
    'error.not_adaptable':
      'Esta peça não pode ser adaptada assim. Escolha outro formato ou remova-a do carrinho.',
    'error.not_producible': 'Esta peça não pode ser produzida. Peça só a adaptação ou remova-a do carrinho.',
    'rejection.order_incomplete': 'Faltam dados no pedido. Veja o que está assinalado e envie-o de novo.',
    'rejection.resource_not_orderable':
      'Uma das peças já não pode ser pedida. Remova-a do carrinho e envie de novo.',
    'rejection.not_adaptable':
      'Uma das peças não pode ser adaptada assim. Escolha outro formato ou remova-a do carrinho.',
    'rejection.not_producible':
      'Uma das peças não pode ser produzida. Peça só a adaptação ou remova-a do carrinho.',
  },
});
