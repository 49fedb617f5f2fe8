import type { SectionType } from '@portal/contracts/areas/sections';
import { defineMessages } from '#core/i18n/define-messages';

/** The names of the section types (R-CAT-01, R-CAT-02). */
export const typeMessages = defineMessages<`type.${SectionType}`>('sections', {
  CAST: {
    'type.1': 'Nacional',
    'type.2': 'Local',
    'type.3': 'Comunicación',
    'type.4': 'Toolkits',
    'type.5': 'Buenas prácticas',
  },
  CAT: {
    'type.1': 'Nacional',
    'type.2': 'Local',
    'type.3': 'Comunicació',
    'type.4': 'Toolkits',
    'type.5': 'Bones pràctiques',
  },
  PT: {
    'type.1': 'Nacional',
    'type.2': 'Local',
    'type.3': 'Comunicação',
    'type.4': 'Toolkits',
    'type.5': 'Boas práticas',
  },
});
