import {
  comparedFeatures,
  type Diagnostic,
  type DiagnosticSection,
  diagnosticSections,
  isWhole,
  swotFields,
  swotLists,
  weekParts,
} from '@portal/contracts/areas/diagnostic';

/** What the side menu shows of a section: something should be looked at, there is something, there is nothing. */
export type SectionMark = 'alert' | 'filled' | 'empty';

const isFilled: Readonly<Record<DiagnosticSection, (diagnostic: Diagnostic) => boolean>> = {
  dafo: ({ swot }) => swotLists.some((list) => swot[swotFields[list]].length > 0),
  population: ({ population, environment }) =>
    population.restaurant !== null || environment.some(({ status }) => status === 1),
  clusters: ({ clients }) => weekParts.every((part) => isWhole(clients.data, part)),
  // Its sentence says that the scores are missing as long as nothing can be compared.
  competence: ({ comparison: { mcd, rest1, rest2, rest3 } }) =>
    comparedFeatures.some(
      (feature) =>
        mcd.features[feature] !== null &&
        [rest1, rest2, rest3].some((row) => row !== null && row.features[feature] !== null),
    ),
  consume: ({ consumption, restaurant_id: id }) => String(id) in consumption,
  moments: ({ moments }) =>
    moments.some(({ week, weekend }) =>
      [week, weekend].some(({ sales, gcs }) => sales !== null || gcs !== null),
    ),
  pmix: ({ product_mix: lines }) => lines.length > 0,
};

export interface SectionProgress {
  readonly section: DiagnosticSection;
  readonly mark: SectionMark;
  readonly alerts: number;
  readonly isFilled: boolean;
}

/** How far each section is, in the order of the page. */
export const progressOf = (diagnostic: Diagnostic): readonly SectionProgress[] =>
  diagnosticSections.map((section) => {
    const alerts = diagnostic.alerts.filter((alert) => alert.section === section).length;
    const filled = isFilled[section](diagnostic);
    return { section, alerts, isFilled: filled, mark: alerts > 0 ? 'alert' : filled ? 'filled' : 'empty' };
  });
