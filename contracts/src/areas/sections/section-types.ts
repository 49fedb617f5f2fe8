import { z } from 'zod';

/** Section types by wire code (R-CAT-01, R-CAT-02, AMB-04). */
export const SectionType = { National: 1, Local: 2, Communication: 3, Toolkit: 4, BestPractice: 5 } as const;
export type SectionType = (typeof SectionType)[keyof typeof SectionType];
export const sectionTypeSchema = z.literal([1, 2, 3, 4, 5]);

/** First path segment of the browsable types (R-NAV-08…10); toolkits and practices have their own screens. */
export const sectionTypePaths: Readonly<Record<SectionType, string>> = {
  1: 'nacional',
  2: 'local',
  3: 'comunicacion',
  4: 'toolkits',
  5: 'practices',
};

/** Types of which administrators add sections (R-ASE-02, R-ASE-11, AMB-04). */
export const offeredSectionTypes: readonly SectionType[] = [1, 2, 3, 5];

/** Where a section's page is: `nacional/{url}`. */
export const sectionHome = ({ type, url }: { readonly type: SectionType; readonly url: string }): string =>
  `${sectionTypePaths[type]}/${url}`;

/** Levels below the top; a section of the last one has no children (R-ASE-01, R-ASE-06). */
export const lastSectionLevel = 2;

/** Slugs that a static route owns, so no section may take them (AMB-39). */
export const reservedSlugs: readonly string[] = ['form'];
