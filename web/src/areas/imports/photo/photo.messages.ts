import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the photo of the marketing plan. */
export const photoMessages = defineMessages('imports.photo', {
  market: 'ES',
  CAST: {
    title: 'Foto del plan de marketing',
    text: 'La ven todos los restaurantes en su plan. Una foto nueva sustituye a la anterior, que se conserva como versión.',
    file: 'Foto (JPEG)',
    alt: 'Foto actual del plan de marketing',
    none: 'Todavía no hay ninguna: el plan de los restaurantes lo dice.',
    current: 'Versión {version}, {day}',
    versions: 'Versiones anteriores',
    versionOf: 'Versión {version}, {day}: {name}',
  },
  CAT: {
    title: 'Foto del pla de màrqueting',
    text: 'La veuen tots els restaurants al seu pla. Una foto nova substitueix l’anterior, que es conserva com a versió.',
    file: 'Foto (JPEG)',
    alt: 'Foto actual del pla de màrqueting',
    none: 'Encara no n’hi ha cap: el pla dels restaurants ho diu.',
    current: 'Versió {version}, {day}',
    versions: 'Versions anteriors',
    versionOf: 'Versió {version}, {day}: {name}',
  },
});
