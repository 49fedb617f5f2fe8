import { defineMessages } from '../i18n/define-messages';

/** Texts of saved views that wait to be sent, or were refused. */
export const savedViewMessages = defineMessages('saved-views', {
  CAST: {
    saved: 'Vista «{name}»',
    deleted: 'Borrado de la vista «{name}»',
    'rejection.too_many_views':
      'Has llegado al máximo de {most, plural, one {# vista} other {# vistas}}. Borra alguna y guárdala otra vez.',
  },
  CAT: {
    saved: 'Vista «{name}»',
    deleted: 'Esborrat de la vista «{name}»',
    'rejection.too_many_views':
      'Has arribat al màxim de {most, plural, one {# vista} other {# vistes}}. Esborra’n alguna i torna-la a desar.',
  },
  PT: {
    saved: 'Vista «{name}»',
    deleted: 'Eliminação da vista «{name}»',
    'rejection.too_many_views':
      'Atingiu o máximo de {most, plural, one {# vista} other {# vistas}}. Elimine alguma e guarde-a novamente.',
  },
});
