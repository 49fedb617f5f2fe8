import Box from '@mui/material/Box';
import { importQueries } from '@portal/contracts/areas/imports';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { DiscardableImport } from '../history/use-discard-question';
import { differenceTexts, importsTexts } from '../texts';
import { StepItem } from '../StepItem';
import { ImportPanel } from './ImportPanel';
import { useCountsText } from './use-counts-text';

/** Says to screen readers what was found in the file that is open, as soon as it is known. */
function FoundNotice({ importId }: { importId: string | undefined }) {
  const text = useText(differenceTexts);
  const countsText = useCountsText();
  const { data } = useCallQuery(
    importQueries.GetImport,
    { id: importId ?? '' },
    { enabled: importId !== undefined },
  );
  return (
    <VisuallyHidden role="status">
      {data !== undefined &&
        text('announced', { name: data.filename, wrong: data.problem_count, counts: countsText(data) })}
    </VisuallyHidden>
  );
}

interface DifferenceStepItemProps {
  importId: string | undefined;
  onDiscard: (found: DiscardableImport) => void;
}

/** What the open file would change, or changed. */
export function DifferenceStepItem({ importId, onDiscard }: DifferenceStepItemProps) {
  const text = useText(importsTexts);
  const ownText = useText(differenceTexts);
  return (
    <StepItem number={2} title={text('step.difference')} isAhead={importId === undefined}>
      <FoundNotice importId={importId} />
      {importId === undefined ? (
        <Box sx={{ color: 'text.secondary' }}>{ownText('nothing')}</Box>
      ) : (
        <ImportPanel key={importId} importId={importId} onDiscard={onDiscard} />
      )}
    </StepItem>
  );
}
