import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the choice of what is imported. */
export const kindsMessages = defineMessages('imports.kinds', {
  market: 'ES',
  CAST: {
    kinds: 'Qué datos quieres importar',
    never: 'Todavía sin importar',
    last: 'Última: {day}',
    toConfirm: 'Por confirmar',
    toMend: 'Con errores',
  },
  CAT: {
    kinds: 'Quines dades vols importar',
    never: 'Encara sense importar',
    last: 'Última: {day}',
    toConfirm: 'Per confirmar',
    toMend: 'Amb errors',
  },
});
