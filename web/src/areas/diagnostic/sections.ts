import type { DiagnosticSection } from '@portal/contracts/areas/diagnostic';
import type { ComponentType } from 'react';
import { ClientsPanel } from './clients/ClientsPanel';
import { CompetitionPanel } from './competition/CompetitionPanel';
import { ConsumptionPanel } from './consumption/ConsumptionPanel';
import { ProductMixPanel } from './mix/ProductMixPanel';
import { MomentsPanel } from './moments/MomentsPanel';
import { PopulationPanel } from './population/PopulationPanel';
import { SwotPanel } from './swot/SwotPanel';

/** What stands in each section: a panel that draws a `SectionPanel` and reads `useDiagnostic()`. */
export const sectionPanels: Readonly<Record<DiagnosticSection, ComponentType>> = {
  dafo: SwotPanel,
  population: PopulationPanel,
  clusters: ClientsPanel,
  competence: CompetitionPanel,
  consume: ConsumptionPanel,
  moments: MomentsPanel,
  pmix: ProductMixPanel,
};
