import { useText } from '#core/i18n/use-text';
import { useDiagnostic } from '../draft/diagnostic-context';
import { useBlock } from '../draft/use-block';
import { SectionPanel } from '../frame/SectionPanel';
import { BoardPanel } from './BoardPanel';
import { columnsOf } from './comparison';
import { ComparisonPanel } from './ComparisonPanel';
import { competitionTexts } from '../texts';
import { useCompetitionResult } from './use-competition-result';

/** Who competes with the restaurant, how hard, and how it stands beside three of them (R-DIA-22…31). */
export function CompetitionPanel() {
  const text = useText(competitionTexts);
  const { brands } = useDiagnostic();
  const competition = useBlock('competition');
  const comparison = useBlock('comparison');
  const { brandIds } = competition.value;
  const columns = columnsOf(comparison.value, brands, text('ownChain'));
  const chosen = brands.filter(({ brand_id: id }) => brandIds.includes(id)).length;
  const result = useCompetitionResult(chosen, columns);
  return (
    <SectionPanel section="competence" result={result}>
      <BoardPanel competition={competition} />
      <ComparisonPanel comparison={comparison} columns={columns} chosenIds={brandIds} result={result} />
    </SectionPanel>
  );
}
