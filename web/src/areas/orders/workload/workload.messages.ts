import { defineMessages } from '#core/i18n/define-messages';

/** Texts of what waits with whom. */
export const workloadMessages = defineMessages('orders.workload', {
  CAST: {
    title: 'Carga de trabajo',
    hint: 'Pedidos por atender de cada persona. Elige una para ver los suyos.',
    open: '{count, plural, one {# pedido} other {# pedidos}}',
    oldest: 'El más antiguo, {age}',
    none: 'Nada por atender',
    former: 'ya no atiende pedidos',
  },
  CAT: {
    title: 'Càrrega de feina',
    hint: 'Comandes per atendre de cada persona. Tria’n una per veure les seves.',
    open: '{count, plural, one {# comanda} other {# comandes}}',
    oldest: 'La més antiga, {age}',
    none: 'Res per atendre',
    former: 'ja no atén comandes',
  },
  PT: {
    title: 'Carga de trabalho',
    hint: 'Pedidos por resolver de cada pessoa. Escolha uma para ver os seus.',
    open: '{count, plural, one {# pedido} other {# pedidos}}',
    oldest: 'O mais antigo, {age}',
    none: 'Nada por resolver',
    former: 'já não trata de pedidos',
  },
});
