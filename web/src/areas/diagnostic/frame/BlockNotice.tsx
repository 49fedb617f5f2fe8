import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import type { EditConflict } from '#ui/record/edit-conflict';
import type { EditedBlock } from '../draft/use-block';
import type { BlockSave } from '../draft/use-block-save';
import { diagnosticTexts } from '../texts';

interface BlockNoticeProps {
  block: Pick<EditedBlock, 'block' | 'isContested' | 'lastChange' | 'keepMine' | 'discard'>;
  saving: Pick<BlockSave, 'conflict'>;
  /** What others changed in it, in words. */
  theirs: readonly string[];
}

interface Change {
  /** Blank for an erased person and for an import. */
  readonly name: string;
  /** ISO 8601 UTC; blank where it is not known. */
  readonly at: string;
}

/** Who saved a block, and when, in a sentence. */
function useTold(block: EditedBlock['block'], { name, at }: Change) {
  const text = useText(diagnosticTexts);
  const dates = useDates();
  return text('contested', {
    who: name === '' ? text('somebody') : name,
    block: text(`block.${block}`),
    ...(at === '' ? { when: '', isDated: 'no' } : { when: dates.time(at), isDated: 'yes' }),
  });
}

const Warning = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert severity="warning" role="alert" data-print="no" sx={{ mb: 2 }}>
    <AlertTitle>{title}</AlertTitle>
    {children}
  </Alert>
);

function Contested({ block, theirs }: Omit<BlockNoticeProps, 'saving'>) {
  const text = useText(diagnosticTexts);
  const { user_name: name, date: at } = block.lastChange ?? { user_name: '', date: '' };
  const told = useTold(block.block, { name, at });
  return (
    <Warning title={told}>
      {theirs.length > 0 && text('contestedFields', { fields: theirs.join(', ') })}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', pt: 1 }}>
        <Button size="small" variant="outlined" onClick={block.keepMine}>
          {text('keepMine')}
        </Button>
        <Button size="small" onClick={block.discard}>
          {text('takeTheirs')}
        </Button>
      </Stack>
    </Warning>
  );
}

/** As the refusal says it, until what they saved is here. */
function Refused({ block, conflict }: Pick<BlockNoticeProps, 'block'> & { conflict: EditConflict }) {
  const text = useText(diagnosticTexts);
  const told = useTold(block.block, { name: conflict.name ?? '', at: conflict.at ?? '' });
  return <Warning title={told}>{text('theirsComing')}</Warning>;
}

/** Somebody else saved a block while it was edited here: who, when and what, and whose changes hold (R4). */
export function BlockNotice({ block, saving: { conflict }, theirs }: BlockNoticeProps) {
  if (block.isContested) return <Contested block={block} theirs={theirs} />;
  return conflict && <Refused block={block} conflict={conflict} />;
}
