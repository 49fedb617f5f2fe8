import { useDiagnostic } from '../draft/diagnostic-context';
import { EnvironmentPanel } from '../environment/EnvironmentPanel';
import { SectionPanel } from '../frame/SectionPanel';
import { PopulationChart } from './PopulationChart';
import { usePopulationResult } from './use-age-groups';

/** Who lives around the restaurant, and what there is around it (R-DIA-10…15). */
export function PopulationPanel() {
  const { population } = useDiagnostic();
  return (
    <SectionPanel section="population" result={usePopulationResult(population)}>
      <PopulationChart populations={population} />
      <EnvironmentPanel />
    </SectionPanel>
  );
}
