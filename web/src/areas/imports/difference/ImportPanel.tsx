import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { importQueries, type ImportRecord } from '@portal/contracts/areas/imports';
import { useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { LoadedPart } from '#ui/states/LoadedPart';
import { SkeletonRows } from '#ui/states/Skeletons';
import type { DiscardableImport } from '../history/use-discard-question';
import { CountsFilter } from './CountsFilter';
import { differenceTexts } from '../texts';
import { DifferenceTable } from './DifferenceTable';
import { ImportSummary } from './ImportSummary';
import { ProblemsTable } from './ProblemsTable';
import { firstFilter, rowCounts, type RowFilter } from './row-filters';

/** The rows of an import: those that the chosen tile counts. */
function ImportRows({ found }: { found: ImportRecord }) {
  const text = useText(differenceTexts);
  const counts = rowCounts(found.counts, found.problem_count);
  const [chosen, choose] = useState<RowFilter | null>(null);
  const filter = chosen ?? firstFilter(counts);
  return (
    <Stack spacing={2}>
      <CountsFilter counts={counts} value={filter} onChange={choose} />
      {filter === 'wrong' && <ProblemsTable found={found} />}
      {filter !== 'wrong' && found.kept_until === null && (
        <Box sx={{ color: 'text.secondary' }}>
          {text(found.status === 'discarded' ? 'discardedText' : 'expired')}
        </Box>
      )}
      {filter !== 'wrong' && found.kept_until !== null && (
        <DifferenceTable key={filter} importId={found.id} kind={found.kind} mark={filter} />
      )}
    </Stack>
  );
}

/** Figures were read that nobody sees in the sheet, of a filter for instance. */
function HiddenFigures({ rows, columns }: ImportRecord['hidden']) {
  const text = useText(differenceTexts);
  if (rows + columns === 0) return null;
  return (
    <Alert severity="info">{text('hidden', { rows, columns, both: String(rows > 0 && columns > 0) })}</Alert>
  );
}

interface ImportPanelProps {
  importId: string;
  onDiscard: (found: DiscardableImport) => void;
}

/** A file that was looked at: how many rows are what, and each of them (design: counts as tiles, wrong rows first). */
export function ImportPanel({ importId, onDiscard }: ImportPanelProps) {
  const text = useText(differenceTexts);
  const query = useCallQuery(importQueries.GetImport, { id: importId });
  return (
    <LoadedPart query={query} skeleton={<SkeletonRows rows={6} />}>
      {(found) => (
        <Stack spacing={2}>
          <ImportSummary found={found} onDiscard={onDiscard} />
          <HiddenFigures {...found.hidden} />
          {found.status === 'unchanged' && <Alert severity="info">{text('unchanged')}</Alert>}
          {found.status === 'undone' && <Alert severity="info">{text('undoneText')}</Alert>}
          <ImportRows found={found} />
        </Stack>
      )}
    </LoadedPart>
  );
}
