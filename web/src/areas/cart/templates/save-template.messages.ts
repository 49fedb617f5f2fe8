import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the button that saves an entry as a template. */
export const saveTemplateMessages = defineMessages('cart.saveTemplate', {
  CAST: {
    save: 'Guardar como plantilla',
    saveOf: 'Guardar como plantilla: {name}',
    notOrderable: 'Esta pieza ya no se puede pedir así, y no se puede guardar como plantilla.',
  },
  CAT: {
    save: 'Desa com a plantilla',
    saveOf: 'Desa com a plantilla: {name}',
    notOrderable: 'Aquesta peça ja no es pot demanar així, i no es pot desar com a plantilla.',
  },
  PT: {
    save: 'Guardar como modelo',
    saveOf: 'Guardar como modelo: {name}',
    notOrderable: 'Esta peça já não pode ser pedida assim e não pode ser guardada como modelo.',
  },
});
