import { defineMessages } from '#core/i18n/define-messages';

/** What an alert says, by its key, and of which figures (AMB-64). */
export const alertMessages = defineMessages('diagnosticAlerts', {
  market: 'ES',
  CAST: {
    list: 'Alertas',
    title: 'Qué conviene revisar',
    homeTitle: 'Alertas del diagnóstico',
    count: '{count, plural, one {# alerta} other {# alertas}}',
    all: '{count, plural, one {Ver la alerta} other {Ver las # alertas}} en el diagnóstico',
    'severity.high': 'Urgente',
    'severity.medium': 'Por revisar',
    'severity.low': 'Para tener en cuenta',
    'alert.sales_falling':
      'Las ventas bajan en {falling} de {slots, plural, one {# franja} other {# franjas}} respecto al año anterior.',
    'alert.gcs_falling':
      'Los clientes bajan en {falling} de {slots, plural, one {# franja} other {# franjas}} respecto al año anterior.',
    'alert.product_mix_falling':
      '{count, plural, one {Baja una familia de producto} other {Bajan # familias de producto}}: {types}.',
    'alert.swot_empty': 'El DAFO está vacío: escribe al menos una fortaleza o una debilidad.',
    'alert.clients_not_whole':
      'El peso de los clientes no suma 100 %: entre semana {week} %, fin de semana {weekend} %.',
    'alert.nothing_compared': 'Todavía no te comparas con ningún competidor.',
    'alert.figures_old': 'Los datos de {kind} son del {date}: tienen más de un año.',
    'alert.plan_without_objective': 'El plan de este año no tiene ninguna prioridad.',
    'kind.competence': 'competencia',
    'kind.sales_week': 'ventas de lunes a jueves',
    'kind.sales': 'ventas de fin de semana',
    'kind.pmix': 'mix de producto',
    'kind.consume': 'consumo',
    'kind.population': 'población',
  },
  CAT: {
    list: 'Alertes',
    title: 'Què convé revisar',
    homeTitle: 'Alertes del diagnòstic',
    count: '{count, plural, one {# alerta} other {# alertes}}',
    all: '{count, plural, one {Mostra l’alerta} other {Mostra les # alertes}} al diagnòstic',
    'severity.high': 'Urgent',
    'severity.medium': 'Per revisar',
    'severity.low': 'Per tenir en compte',
    'alert.sales_falling':
      'Les vendes baixen en {falling} de {slots, plural, one {# franja} other {# franges}} respecte de l’any anterior.',
    'alert.gcs_falling':
      'Els clients baixen en {falling} de {slots, plural, one {# franja} other {# franges}} respecte de l’any anterior.',
    'alert.product_mix_falling':
      '{count, plural, one {Baixa una família de producte} other {Baixen # famílies de producte}}: {types}.',
    'alert.swot_empty': 'El DAFO és buit: escriu com a mínim una fortalesa o una debilitat.',
    'alert.clients_not_whole':
      'El pes dels clients no suma el 100 %: entre setmana {week} %, cap de setmana {weekend} %.',
    'alert.nothing_compared': 'Encara no et compares amb cap competidor.',
    'alert.figures_old': 'Les dades de {kind} són del {date}: tenen més d’un any.',
    'alert.plan_without_objective': 'El pla d’aquest any no té cap prioritat.',
    'kind.competence': 'competència',
    'kind.sales_week': 'vendes de dilluns a dijous',
    'kind.sales': 'vendes de cap de setmana',
    'kind.pmix': 'mix de producte',
    'kind.consume': 'consum',
    'kind.population': 'població',
  },
});
