import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts about who of the agency looks after an order. */
export const ownerMessages = defineMessages('orders.owner', {
  words: { undone: words.undone, former: words.erasedPerson },
  CAST: {
    assignee: 'Responsable',
    mine: 'Mis pedidos',
    nobodys: 'Sin asignar',
    nobody: 'Nadie',
    me: '{name} (yo)',
    assignTo: '{count, plural, one {Asignar el pedido} other {Asignar # pedidos}}',
    assignMany: 'Asignar',
    take: 'Asignármelo',
    heldBy: 'Responsable: {name}',
    heldByNobody: 'Sin asignar',
    change: 'Responsable: {name}. Cambiar',
    assigned: '{number}: asignado a {name}',
    assignedMany: '{count, plural, one {# pedido asignado} other {# pedidos asignados}} a {name}',
    returned: '{number}: sin asignar',
    returnedMany: '{count, plural, one {# pedido sin asignar} other {# pedidos sin asignar}}',
    'rejection.order_cancelled':
      'Este pedido está cancelado: ya no hay nada que asignar. Actualiza la lista para ver cómo ha quedado.',
    'rejection.assignee_not_available': 'Esta persona ya no atiende pedidos. Elige a otra de la lista.',
    'rejection.order_assigned_meanwhile':
      'Se acaba de asignar a {who}. Tu cambio no se ha guardado: repítelo si hace falta.',
    'rejection.order_returned_meanwhile':
      'Acaba de quedar sin asignar. Tu cambio no se ha guardado: repítelo si hace falta.',
  },
  CAT: {
    assignee: 'Responsable',
    mine: 'Les meves comandes',
    nobodys: 'Sense assignar',
    nobody: 'Ningú',
    me: '{name} (jo)',
    assignTo: '{count, plural, one {Assigna la comanda} other {Assigna # comandes}}',
    assignMany: 'Assigna',
    take: 'Assigna-me-la',
    heldBy: 'Responsable: {name}',
    heldByNobody: 'Sense assignar',
    change: 'Responsable: {name}. Canvia',
    assigned: '{number}: assignada a {name}',
    assignedMany: '{count, plural, one {# comanda assignada} other {# comandes assignades}} a {name}',
    returned: '{number}: sense assignar',
    returnedMany: '{count, plural, one {# comanda sense assignar} other {# comandes sense assignar}}',
    'rejection.order_cancelled':
      'Aquesta comanda està cancel·lada: ja no hi ha res per assignar. Actualitza la llista per veure com ha quedat.',
    'rejection.assignee_not_available': 'Aquesta persona ja no atén comandes. Tria’n una altra de la llista.',
    'rejection.order_assigned_meanwhile':
      'S’acaba d’assignar a {who}. El teu canvi no s’ha desat: repeteix-lo si cal.',
    'rejection.order_returned_meanwhile':
      'Acaba de quedar sense assignar. El teu canvi no s’ha desat: repeteix-lo si cal.',
  },
  PT: {
    assignee: 'Responsável',
    mine: 'Os meus pedidos',
    nobodys: 'Por atribuir',
    nobody: 'Ninguém',
    me: '{name} (eu)',
    assignTo: '{count, plural, one {Atribuir o pedido} other {Atribuir # pedidos}}',
    assignMany: 'Atribuir',
    take: 'Ficar com o pedido',
    heldBy: 'Responsável: {name}',
    heldByNobody: 'Por atribuir',
    change: 'Responsável: {name}. Alterar',
    assigned: '{number}: atribuído a {name}',
    assignedMany: '{count, plural, one {# pedido atribuído} other {# pedidos atribuídos}} a {name}',
    returned: '{number}: por atribuir',
    returnedMany: '{count, plural, one {# pedido por atribuir} other {# pedidos por atribuir}}',
    'rejection.order_cancelled':
      'Este pedido está cancelado: já não há nada para atribuir. Atualize a lista para ver como ficou.',
    'rejection.assignee_not_available': 'Esta pessoa já não trata de pedidos. Escolha outra da lista.',
    'rejection.order_assigned_meanwhile':
      'Acabou de ser atribuído a {who}. A sua alteração não foi guardada: repita-a se for preciso.',
    'rejection.order_returned_meanwhile':
      'Acabou de ficar por atribuir. A sua alteração não foi guardada: repita-a se for preciso.',
  },
});
