import type { sectionRejections } from '@portal/contracts/areas/sections';
import { defineMessages } from '../../app/i18n/define-messages';

type Key = `rejection.${keyof typeof sectionRejections & string}` | 'places';

export const sectionsMessages = defineMessages<Key>('sections', {
  CAST: {
    places: 'Secciones',
    'rejection.section_exists': 'Ya hay una sección con esa dirección. Cambia el nombre.',
    'rejection.section_misplaced': 'Una sección no puede colgar de ahí. Elige otra sección superior.',
  },
  CAT: {
    places: 'Seccions',
    'rejection.section_exists': 'Ja hi ha una secció amb aquesta adreça. Canvia el nom.',
    'rejection.section_misplaced': "Una secció no pot penjar d'aquí. Tria una altra secció superior.",
  },
  PT: {
    places: 'Secções',
    'rejection.section_exists': 'Já existe uma secção com esse endereço. Altere o nome.',
    'rejection.section_misplaced': 'Uma secção não pode ficar aí. Escolha outra secção superior.',
  },
});
