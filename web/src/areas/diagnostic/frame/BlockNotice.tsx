import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import type { EditedBlock } from '../draft/use-block';
import { diagnosticMessages } from '../diagnostic.messages';

interface BlockNoticeProps {
  block: Pick<EditedBlock, 'block' | 'isContested' | 'lastChange' | 'keepMine' | 'discard'>;
  /** What others changed in it, in words. */
  theirs: readonly string[];
}

/** Who saved it, and when, in a sentence. */
function useTold({ block, lastChange }: Pick<EditedBlock, 'block' | 'lastChange'>) {
  const text = useText(diagnosticMessages);
  const dates = useDates();
  const { user_name: name, date } = lastChange ?? { user_name: '', date: '' };
  return text('contested', {
    ...{ who: name === '' ? text('somebody') : name, block: text(`block.${block}`) },
    ...(date === '' ? { when: '', isDated: 'no' } : { when: dates.time(date), isDated: 'yes' }),
  });
}

function Contested({ block, theirs }: BlockNoticeProps) {
  const text = useText(diagnosticMessages);
  const told = useTold(block);
  return (
    <Alert severity="warning" role="alert" data-print="no" sx={{ mb: 2 }}>
      <AlertTitle>{told}</AlertTitle>
      {theirs.length > 0 && text('contestedFields', { fields: theirs.join(', ') })}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', pt: 1 }}>
        <Button size="small" variant="outlined" onClick={block.keepMine}>
          {text('keepMine')}
        </Button>
        <Button size="small" onClick={block.discard}>
          {text('takeTheirs')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Somebody else saved a block while it was edited here: who, when and what, and whose changes hold (R4). */
export const BlockNotice = (props: BlockNoticeProps) =>
  props.block.isContested ? <Contested {...props} /> : null;
