import { defineMessages } from '#app/i18n/define-messages';
import { words } from '#app/i18n/words';

/** What is the same in the administration of every kind of record. */
export const recordMessages = defineMessages('ui.record', {
  words: {
    status: words.active,
    start: words.start,
    end: words.end,
    firstDay: words.firstDay,
    lastDay: words.lastDay,
  },
  CAST: {
    actions: 'Acciones',
    edit: 'Editar {name}',
    remove: 'Borrar {name}',
    dates: 'Fechas',
    endsFirst: 'El último día tiene que ser igual o posterior al primero.',
    missingText: 'Puede que se haya borrado o que la dirección esté mal copiada.',
    backToList: 'Volver a la lista',
    required: 'Este campo es obligatorio',
    tooLong: 'Es demasiado largo.',
  },
  CAT: {
    actions: 'Accions',
    edit: 'Edita {name}',
    remove: 'Esborra {name}',
    dates: 'Dates',
    endsFirst: 'L’últim dia ha de ser el mateix que el primer o posterior.',
    missingText: 'Potser s’ha eliminat o l’adreça està mal copiada.',
    backToList: 'Torna a la llista',
    required: 'Aquest camp és obligatori',
    tooLong: 'És massa llarg.',
  },
  PT: {
    actions: 'Ações',
    edit: 'Editar {name}',
    remove: 'Eliminar {name}',
    dates: 'Datas',
    endsFirst: 'O último dia tem de ser igual ou posterior ao primeiro.',
    missingText: 'Talvez já não exista, ou o endereço esteja mal copiado.',
    backToList: 'Voltar à lista',
    required: 'O campo é obrigatório',
    tooLong: 'É demasiado longo.',
  },
});
