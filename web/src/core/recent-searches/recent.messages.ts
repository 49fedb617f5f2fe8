import { defineMessages } from '../i18n/define-messages';

/** Texts of what was searched for before, wherever it is offered. */
export const recentMessages = defineMessages('recent', {
  CAST: {
    title: 'Búsquedas recientes',
    clear: 'Borrar las búsquedas recientes',
    cleared: 'Búsquedas recientes borradas.',
    forget: 'Quitar «{term}» de las búsquedas recientes',
    forgotten: '«{term}» ya no está en las búsquedas recientes.',
    byKey: 'Supr la quita de la lista',
    key: 'Supr',
  },
  CAT: {
    title: 'Cerques recents',
    clear: 'Esborra les cerques recents',
    cleared: 'Cerques recents esborrades.',
    forget: 'Treu «{term}» de les cerques recents',
    forgotten: '«{term}» ja no és a les cerques recents.',
    byKey: 'Supr la treu de la llista',
    key: 'Supr',
  },
  PT: {
    title: 'Pesquisas recentes',
    clear: 'Eliminar as pesquisas recentes',
    cleared: 'Pesquisas recentes eliminadas.',
    forget: 'Remover «{term}» das pesquisas recentes',
    forgotten: '«{term}» já não está nas pesquisas recentes.',
    byKey: 'Del remove-a da lista',
    key: 'Del',
  },
});
