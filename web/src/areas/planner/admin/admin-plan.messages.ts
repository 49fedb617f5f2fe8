import { defineMessages } from '#app/i18n/define-messages';
import { words } from '#app/i18n/words';

/** Texts of the administration of the national plan. */
export const adminPlanMessages = defineMessages('planner.admin', {
  market: 'ES',
  words: { name: words.name, undone: words.undone, deleteNamed: words.deleteNamed },
  CAST: {
    title: 'Plan nacional',
    subtitle: 'Lo que todos los restaurantes ven y pueden elegir en su plan del año.',
    counts:
      '{objectives, plural, one {# objetivo} other {# objetivos}}, {strategies, plural, one {# estrategia} other {# estrategias}}, {actions, plural, one {# acción} other {# acciones}}',
    updated: 'Último cambio: {when}',
    undo: 'Deshacer el último cambio',
    undoTitle: '¿Deshacer el último cambio?',
    undoText:
      'El plan de {year} pierde lo que se guardó en este momento: {when}. Los restaurantes lo ven enseguida.',
    undoConfirm: 'Deshacer',
    addObjective: 'Añadir objetivo',
    addStrategy: 'Añadir estrategia',
    addStrategyTo: 'Añadir estrategia a {name}',
    addAction: 'Añadir acción',
    addActionTo: 'Añadir acción a {name}',
    editNamed: 'Cambiar {name}',
    editObjective: 'Cambiar el objetivo',
    editStrategy: 'Cambiar la estrategia',
    editAction: 'Cambiar la acción',
    save: 'Guardar en el plan',
    section: 'Sección',
    sectionHint: 'Donde los restaurantes encuentran el material. Solo las que cuelgan de otra.',
    shown: 'Visible para los restaurantes',
    shownHint: 'Mientras no lo sea, la acción está en preparación y solo se ve aquí.',
    inPreparation: 'En preparación',
    noStrategies: 'Todavía no tiene ninguna estrategia.',
    noActions: 'Todavía no tiene ninguna acción.',
    emptyTitle: 'El plan de {year} está vacío',
    emptyText:
      'Empieza por un objetivo, o copia el plan de otro año: las acciones quedan en los mismos días.',
    copyFrom: 'Copiar el plan de {year}',
    copied: 'Plan de {from} copiado en {year}',
    saved: '«{name}» guardado en el plan de {year}',
    deleted: '«{name}» borrado del plan de {year}',
    deleteTitle: '¿Borrar «{name}»?',
    deleteText:
      'Se borra también lo que cuelga: {strategies, plural, =0 {} one {# estrategia y } other {# estrategias y }}{actions, plural, =0 {ninguna acción} one {# acción} other {# acciones}}. Los restaurantes que lo hayan elegido lo conservan en su plan.',
    deleteConfirm: 'Borrar del plan',
    'error.name.required': 'Escribe un nombre.',
    'error.section.required': 'Elige una sección.',
    'rejection.national_plan_incomplete':
      'Falta algo en el plan, o no es correcto. Revisa lo que has cambiado.',
    'rejection.national_plan_not_empty':
      'El plan de este año ya tiene contenido: solo se copia en un plan vacío.',
    'rejection.national_plan_empty': 'El plan que quieres copiar está vacío.',
    'rejection.national_plan_unchanged': 'No hay ningún cambio que deshacer.',
  },
  CAT: {
    title: 'Pla nacional',
    subtitle: 'El que tots els restaurants veuen i poden triar al seu pla de l’any.',
    counts:
      '{objectives, plural, one {# objectiu} other {# objectius}}, {strategies, plural, one {# estratègia} other {# estratègies}}, {actions, plural, one {# acció} other {# accions}}',
    updated: 'Darrer canvi: {when}',
    undo: 'Desfés el darrer canvi',
    undoTitle: 'Vols desfer el darrer canvi?',
    undoText:
      'El pla de {year} perd el que es va desar en aquest moment: {when}. Els restaurants ho veuen de seguida.',
    undoConfirm: 'Desfés',
    addObjective: 'Afegeix un objectiu',
    addStrategy: 'Afegeix una estratègia',
    addStrategyTo: 'Afegeix una estratègia a {name}',
    addAction: 'Afegeix una acció',
    addActionTo: 'Afegeix una acció a {name}',
    editNamed: 'Canvia {name}',
    editObjective: 'Canvia l’objectiu',
    editStrategy: 'Canvia l’estratègia',
    editAction: 'Canvia l’acció',
    save: 'Desa-ho al pla',
    section: 'Secció',
    sectionHint: 'On els restaurants troben el material. Només les que pengen d’una altra.',
    shown: 'Visible per als restaurants',
    shownHint: 'Mentre no ho sigui, l’acció està en preparació i només es veu aquí.',
    inPreparation: 'En preparació',
    noStrategies: 'Encara no té cap estratègia.',
    noActions: 'Encara no té cap acció.',
    emptyTitle: 'El pla de {year} és buit',
    emptyText:
      'Comença per un objectiu, o copia el pla d’un altre any: les accions queden en els mateixos dies.',
    copyFrom: 'Copia el pla de {year}',
    copied: 'Pla de {from} copiat a {year}',
    saved: '«{name}» desat al pla de {year}',
    deleted: '«{name}» esborrat del pla de {year}',
    deleteTitle: 'Vols esborrar «{name}»?',
    deleteText:
      'També s’esborra el que en penja: {strategies, plural, =0 {} one {# estratègia i } other {# estratègies i }}{actions, plural, =0 {cap acció} one {# acció} other {# accions}}. Els restaurants que ho hagin triat ho conserven al seu pla.',
    deleteConfirm: 'Esborra del pla',
    'error.name.required': 'Escriu un nom.',
    'error.section.required': 'Tria una secció.',
    'rejection.national_plan_incomplete':
      'Falta alguna cosa al pla, o no és correcta. Revisa el que has canviat.',
    'rejection.national_plan_not_empty':
      'El pla d’aquest any ja té contingut: només es copia en un pla buit.',
    'rejection.national_plan_empty': 'El pla que vols copiar és buit.',
    'rejection.national_plan_unchanged': 'No hi ha cap canvi per desfer.',
  },
});
