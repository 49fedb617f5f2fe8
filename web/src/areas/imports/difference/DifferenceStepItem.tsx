import Box from '@mui/material/Box';
import { useText } from '#app/i18n/use-text';
import { importsMessages } from '../imports.messages';
import { StepItem } from '../StepItem';
import { differenceMessages } from './difference.messages';
import { ImportPanel } from './ImportPanel';

/** What the open file would change, or changed. */
export function DifferenceStepItem({ importId }: { importId: string | undefined }) {
  const text = useText(importsMessages);
  const ownText = useText(differenceMessages);
  return (
    <StepItem number={2} title={text('step.difference')} isAhead={importId === undefined}>
      {importId === undefined ? (
        <Box sx={{ color: 'text.secondary' }}>{ownText('nothing')}</Box>
      ) : (
        <ImportPanel key={importId} importId={importId} />
      )}
    </StepItem>
  );
}
