import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { SelectionActionSlots } from '#ui/slots/ResourceSlots';
import { SelectionBar } from '#ui/table/SelectionBar';
import type { ResourceSelection } from './selection-context';
import { selectionTexts } from '../texts';
import { useSelectionDownload } from './use-selection-download';

/** How many pieces are selected, and their download in one archive (R-CAT-05, AMB-36). */
export function DownloadBar({ selection }: { selection: ResourceSelection }) {
  const text = useText(selectionTexts);
  const { chosen, isFull, end } = selection;
  const { start, isPending, failure } = useSelectionDownload(selection);
  return (
    <SelectionBar
      label={text('bar')}
      count={
        <>
          {text(isFull ? 'full' : 'count', { count: chosen.size })}
          {failure !== undefined && <Box sx={{ typography: 'body2', color: 'error.main' }}>{failure}</Box>}
        </>
      }
      endLabel={text('none')}
      onEnd={end}
    >
      {chosen.size > 0 && <SelectionActionSlots ids={[...chosen.keys()]} onDone={end} />}
      <Button
        size="small"
        variant="contained"
        color="primary"
        startIcon={<DownloadRounded />}
        disabled={chosen.size === 0}
        onClick={start}
      >
        {text(isPending ? 'preparing' : 'download')}
      </Button>
    </SelectionBar>
  );
}
