import { defineMessages } from '#core/i18n/define-messages';

export const monthsMessages = defineMessages('partner-reports.months', {
  CAST: {
    title: 'Informes mensuales',
    subtitle: 'Los informes de la ficha de empresa de cada restaurante, mes a mes.',
    add: 'Subir informes',
    months: 'Meses con informes',
    count: '{count, plural, one {# informe} other {# informes}}',
    allAssigned: 'Completo',
    unassigned: '{count, plural, one {# sin restaurante} other {# sin restaurante}}',
    edit: 'Ver y editar',
    missing: 'Sin informes todavía',
    upload: 'Subir este mes',
    emptyTitle: 'Todavía no hay informes',
    emptyText:
      'Sube cada mes un archivo ZIP o RAR con los PDF. Si el nombre empieza por el número del restaurante, cada informe llega al suyo.',
  },
  CAT: {
    title: 'Informes mensuals',
    subtitle: 'Els informes de la fitxa d’empresa de cada restaurant, mes a mes.',
    add: 'Puja informes',
    months: 'Mesos amb informes',
    count: '{count, plural, one {# informe} other {# informes}}',
    allAssigned: 'Complet',
    unassigned: '{count, plural, one {# sense restaurant} other {# sense restaurant}}',
    edit: 'Mostra i edita',
    missing: 'Encara sense informes',
    upload: 'Puja aquest mes',
    emptyTitle: 'Encara no hi ha informes',
    emptyText:
      'Puja cada mes un fitxer ZIP o RAR amb els PDF. Si el nom comença pel número del restaurant, cada informe arriba al seu.',
  },
  PT: {
    title: 'Relatórios mensais',
    subtitle: 'Os relatórios do perfil da empresa de cada restaurante, mês a mês.',
    add: 'Carregar relatórios',
    months: 'Meses com relatórios',
    count: '{count, plural, one {# relatório} other {# relatórios}}',
    allAssigned: 'Completo',
    unassigned: '{count, plural, one {# sem restaurante} other {# sem restaurante}}',
    edit: 'Ver e editar',
    missing: 'Ainda sem relatórios',
    upload: 'Carregar este mês',
    emptyTitle: 'Ainda não há relatórios',
    emptyText:
      'Carregue todos os meses um ficheiro ZIP ou RAR com os PDF. Se o nome começar pelo número do restaurante, cada relatório chega ao seu.',
  },
});
