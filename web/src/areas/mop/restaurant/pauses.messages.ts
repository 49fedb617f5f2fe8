import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the restaurants' screen. */
export const pausesMessages = defineMessages('mop.pauses', {
  market: 'ES',
  CAST: {
    title: 'Pausas del pedido móvil',
    subtitle: 'Cuándo no se puede pedir desde la app',
    request: 'Pedir una pausa',
    active: 'El pedido móvil está activo',
    pausedUntil: 'El pedido móvil está en pausa hasta el {moment}',
    next: 'Próxima pausa: {when}.',
    nextPending: 'Próxima pausa, aún sin confirmar: {when}.',
    nothingNext: 'No hay pausas previstas.',
    week: 'Semana',
    weekOf: 'Pausas de la semana {week}',
    all: 'Todas las pausas',
    emptyTitle: 'Este restaurante no ha pedido ninguna pausa',
    emptyText:
      'Si una avería, una obra o un evento te impide servir los pedidos de la app, pide una pausa: administración la confirma y la app deja de aceptar pedidos durante ese tiempo.',
    noOrdering: 'Este restaurante no tiene pedido móvil',
    noOrderingText:
      'No hay pedidos de la app que pausar. Cuando el restaurante active el pedido móvil, podrás pedir pausas aquí.',
    closed: 'Este restaurante está inactivo',
    closedText: 'Mientras siga inactivo no se pueden pedir pausas.',
    stillAsked: 'Lo que ya has pedido se mantiene por si vuelve a tiempo; puedes retirarlo.',
    resume: 'Reanudar ahora',
    resumeTitle: '¿Reanudar el pedido móvil ahora?',
    resumeText:
      'La pausa ({when}) termina y la app vuelve a aceptar pedidos; puede tardar hasta 2 horas en notarse. Para volver a parar tendrás que pedir otra pausa.',
    resumeDone: 'Pedido móvil reanudado',
    withdraw: 'Retirar la petición',
    withdrawTitle: '¿Retirar la petición?',
    withdrawText: 'La pausa ({when}) no se aplicará y la app seguirá aceptando pedidos. Podrás pedir otra.',
    withdrawDone: 'Petición retirada',
    keepPause: 'Mantener la pausa',
  },
  CAT: {
    title: 'Pauses de la comanda mòbil',
    subtitle: 'Quan no es pot demanar des de l’app',
    request: 'Demana una pausa',
    active: 'La comanda mòbil està activa',
    pausedUntil: 'La comanda mòbil està en pausa fins al {moment}',
    next: 'Pròxima pausa: {when}.',
    nextPending: 'Pròxima pausa, encara sense confirmar: {when}.',
    nothingNext: 'No hi ha pauses previstes.',
    week: 'Setmana',
    weekOf: 'Pauses de la setmana {week}',
    all: 'Totes les pauses',
    emptyTitle: 'Aquest restaurant no ha demanat cap pausa',
    emptyText:
      'Si una avaria, unes obres o un esdeveniment t’impedeixen servir les comandes de l’app, demana una pausa: l’administració la confirma i l’app deixa d’acceptar comandes durant aquest temps.',
    noOrdering: 'Aquest restaurant no té comanda mòbil',
    noOrderingText:
      'No hi ha comandes de l’app per aturar. Quan el restaurant activi la comanda mòbil, podràs demanar pauses aquí.',
    closed: 'Aquest restaurant està inactiu',
    closedText: 'Mentre estigui inactiu no s’hi poden demanar pauses.',
    stillAsked: 'El que ja has demanat es manté per si torna a temps; ho pots retirar.',
    resume: 'Reprèn ara',
    resumeTitle: 'Vols reprendre la comanda mòbil ara?',
    resumeText:
      'La pausa ({when}) s’acaba i l’app torna a acceptar comandes; pot trigar fins a 2 hores a notar-se. Per tornar a aturar-la hauràs de demanar una altra pausa.',
    resumeDone: 'Comanda mòbil represa',
    withdraw: 'Retira la petició',
    withdrawTitle: 'Vols retirar la petició?',
    withdrawText:
      'La pausa ({when}) no s’aplicarà i l’app continuarà acceptant comandes. En podràs demanar una altra.',
    withdrawDone: 'Petició retirada',
    keepPause: 'Mantén la pausa',
  },
});
