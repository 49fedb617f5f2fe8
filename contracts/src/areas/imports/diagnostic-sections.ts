import { z } from 'zod';

/** The top-level sections of the diagnostic, as the wire names them (R-DIA-01, R-DIA-38). */
export const diagnosticSections = [
  'dafo',
  'population',
  'clusters',
  'competence',
  'consume',
  'moments',
  'pmix',
] as const;
export const diagnosticSectionSchema = z.enum(diagnosticSections);
export type DiagnosticSection = z.infer<typeof diagnosticSectionSchema>;

export const maxDescriptionLength = 4_000;
