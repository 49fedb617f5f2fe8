import { z } from 'zod';
import type { DiagnosticSection } from '../imports';
import { diagnosticSections } from '../imports';

/** Where an alert leads: a section of the diagnostic, or the yearly plan. */
export const alertSections = [...diagnosticSections, 'plan'] as const;
export type AlertSection = DiagnosticSection | 'plan';

/** The gravest first. */
export const alertSeverities = ['high', 'medium', 'low'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

export const alertKeys = [
  ...(['sales_falling', 'gcs_falling', 'product_mix_falling', 'swot_empty', 'clients_not_whole'] as const),
  ...(['nothing_compared', 'figures_old', 'plan_without_objective'] as const),
] as const;
export type AlertKey = (typeof alertKeys)[number];

/** What somebody should look at (R-HOM-08, AMB-64). */
export const alertSchema = z.object({
  /** The same as long as its reason lasts: `figures_old-pmix`. */
  id: z.string(),
  section: z.enum(alertSections),
  severity: z.enum(alertSeverities),
  /** Its text: `alert.{key}`. */
  key: z.enum(alertKeys),
  /** What the text says it of. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where it can be mended: `/diagnostic#moments`. */
  link: z.string(),
});
export type DiagnosticAlert = z.infer<typeof alertSchema>;

const place = ({ severity, section }: DiagnosticAlert) =>
  alertSeverities.indexOf(severity) * alertSections.length + alertSections.indexOf(section);

/** By severity, then by section (AMB-64). */
export const inOrderOfAlerts = (alerts: readonly DiagnosticAlert[]): DiagnosticAlert[] =>
  alerts.toSorted((one, other) => place(one) - place(other) || one.id.localeCompare(other.id));
