import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the imports there were. */
export const historyMessages = defineMessages('imports.history', {
  market: 'ES',
  words: {
    file: words.file,
    status: words.status,
    type: words.type,
    actions: words.actions,
    somebody: words.erasedPerson,
  },
  CAST: {
    title: 'Historial de importaciones',
    created_date: 'Cuándo',
    user_name: 'Quién',
    counts: 'Qué cambió',
    search: 'Nombre del archivo',
    undoneBy: 'Deshecha por {who}',
    discardedBy: 'Descartada por {who}',
    emptyTitle: 'Todavía no se ha importado nada',
    emptyText:
      'Cada archivo que se compruebe quedará aquí, con quién lo trajo, qué cambió y cómo deshacerlo.',
    see: 'Ver {name}',
  },
  CAT: {
    title: 'Historial d’importacions',
    created_date: 'Quan',
    user_name: 'Qui',
    counts: 'Què va canviar',
    search: 'Nom del fitxer',
    undoneBy: 'Desfeta per {who}',
    discardedBy: 'Descartada per {who}',
    emptyTitle: 'Encara no s’ha importat res',
    emptyText:
      'Cada fitxer que es comprovi quedarà aquí, amb qui el va portar, què va canviar i com desfer-ho.',
    see: 'Mostra {name}',
  },
});
