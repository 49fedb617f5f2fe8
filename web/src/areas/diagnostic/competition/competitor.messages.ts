import { defineMessages } from '#core/i18n/define-messages';

/** Texts of a competitor where another area names one (R-MKT-08). */
export const competitorMessages = defineMessages('diagnostic.competitor', {
  market: 'ES',
  CAST: { label: 'Competidor', none: 'Ninguno', removed: 'Marca borrada' },
  CAT: { label: 'Competidor', none: 'Cap', removed: 'Marca esborrada' },
});
