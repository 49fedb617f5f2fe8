import { defineMessages } from '#app/i18n/define-messages';

/** Texts of what is around the restaurant. */
export const environmentMessages = defineMessages('diagnosticEnvironment', {
  market: 'ES',
  CAST: {
    title: 'Qué hay alrededor',
    hint: 'Marca lo que hay en la zona del restaurante. Se guarda al momento.',
    selected: '{name}: marcado',
    unselected: '{name}: desmarcado',
    add: 'Añadir otra opción',
    addHint: 'Pulsa Intro para añadirla.',
    added: 'Añadido: {name}',
    blank: 'Escribe un nombre',
    remove: 'Borrar {name}',
    removeTitle: '¿Borrar esta opción?',
    removeText: '«{name}» desaparecerá del diagnóstico de este restaurante.',
    removeConfirm: 'Borrar opción',
    removed: 'Opción borrada: {name}',
    none: 'Todavía no se ha marcado nada',
  },
  CAT: {
    title: 'Què hi ha al voltant',
    hint: 'Marca el que hi ha a la zona del restaurant. Es desa a l’instant.',
    selected: '{name}: marcat',
    unselected: '{name}: desmarcat',
    add: 'Afegeix una altra opció',
    addHint: 'Prem Retorn per afegir-la.',
    added: 'Afegit: {name}',
    blank: 'Escriu un nom',
    remove: 'Esborra {name}',
    removeTitle: 'Vols esborrar aquesta opció?',
    removeText: '«{name}» desapareixerà del diagnòstic d’aquest restaurant.',
    removeConfirm: 'Esborra l’opció',
    removed: 'Opció esborrada: {name}',
    none: 'Encara no s’ha marcat res',
  },
});
