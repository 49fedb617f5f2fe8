import type { Labels } from '../../kernel';
import type { DiagnosticSection, ImportKind } from '../imports';

export { diagnosticSections, type DiagnosticSection } from '../imports';

export const diagnosticSectionLabels: Readonly<Record<DiagnosticSection, Labels>> = {
  dafo: { CAST: 'DAFO', CAT: 'DAFO', PT: 'SWOT' },
  population: { CAST: 'Población', CAT: 'Població', PT: 'População' },
  clusters: { CAST: 'Clientes', CAT: 'Clients', PT: 'Clientes' },
  competence: { CAST: 'Competencia', CAT: 'Competència', PT: 'Concorrência' },
  consume: { CAST: 'Consumo', CAT: 'Consum', PT: 'Consumo' },
  moments: { CAST: 'Momentos del día', CAT: 'Moments del dia', PT: 'Momentos do dia' },
  pmix: { CAST: 'Mix de producto', CAT: 'Mix de producte', PT: 'Mix de produto' },
};

/** The section that shows imported figures. */
export const sectionOfFigures: Readonly<Record<ImportKind, DiagnosticSection>> = {
  competence: 'competence',
  sales_week: 'moments',
  sales: 'moments',
  pmix: 'pmix',
  consume: 'consume',
  population: 'population',
};

/** What is saved for itself, with a version of its own, so that two people do not collide (R4). */
export const diagnosticBlocks = ['swot', 'clients', 'competition', 'comparison'] as const;
export type DiagnosticBlock = (typeof diagnosticBlocks)[number];
