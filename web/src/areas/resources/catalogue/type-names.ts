import type { SectionType } from '@portal/contracts/areas/sections';

/** Message keys of the section types (R-CAT-01, R-CAT-02). */
export const typeNames = {
  1: 'national',
  2: 'local',
  3: 'communication',
  4: 'toolkits',
  5: 'practices',
} as const satisfies Readonly<Record<SectionType, string>>;
