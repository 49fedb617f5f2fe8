import { type DiagnosticSection, diagnosticSections } from '@portal/contracts/areas/diagnostic';
import { recall, remember } from '#core/remembered';

/** Where the menu leads: a section, or what is around the restaurant, which stands in that of the population. */
export type Place = DiagnosticSection | 'environment';

export const sectionOf = (place: Place): DiagnosticSection =>
  place === 'environment' ? 'population' : place;

export const isPlace = (text: string): text is Place =>
  text === 'environment' || (diagnosticSections as readonly string[]).includes(text);

/** The order of the menu: the seven sections, or the earlier one by groups (R-DIA-01, R-DIA-02, AMB-40). */
export const groupings = ['sections', 'groups'] as const;
export type Grouping = (typeof groupings)[number];

interface PlaceGroup {
  readonly key: 'sections' | 'swot' | 'influence' | 'sales';
  readonly places: readonly Place[];
}

export const placesBy: Readonly<Record<Grouping, readonly PlaceGroup[]>> = {
  sections: [{ key: 'sections', places: diagnosticSections }],
  groups: [
    { key: 'swot', places: ['dafo'] },
    { key: 'influence', places: ['population', 'environment', 'clusters', 'competence'] },
    // Consumption came later than the groups; it tells of sales.
    { key: 'sales', places: ['consume', 'moments', 'pmix'] },
  ],
};

const key = 'diagnostic.menu';

/** The order that this browser was left in. */
export const rememberedGrouping = (): Grouping => (recall(key) === 'groups' ? 'groups' : 'sections');
export const rememberGrouping = (grouping: Grouping) =>
  remember(key, grouping === 'sections' ? null : grouping);
