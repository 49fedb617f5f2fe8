import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { ContestedNotice } from '#ui/blocks/ContestedNotice';
import type { BlockSave } from '#ui/blocks/block-editor';
import type { EditConflict } from '#ui/record/edit-conflict';
import type { EditedBlock } from '../draft/use-block';
import { diagnosticTexts } from '../texts';

interface BlockNoticeProps {
  block: Pick<EditedBlock, 'block' | 'isContested' | 'lastChange' | 'keepMine' | 'discard'>;
  saving: Pick<BlockSave, 'conflict' | 'isBlocked'>;
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
function useTitle(block: EditedBlock['block'], { name, at }: Change) {
  const text = useText(diagnosticTexts);
  const dates = useDates();
  return text('contested', {
    who: name === '' ? text('somebody') : name,
    block: text(`block.${block}`),
    ...(at === '' ? { when: '', isDated: 'no' } : { when: dates.time(at), isDated: 'yes' }),
  });
}

function Contested({ block, theirs }: Omit<BlockNoticeProps, 'saving'>) {
  const text = useText(diagnosticTexts);
  const { user_name: name, date: at } = block.lastChange ?? { user_name: '', date: '' };
  const title = useTitle(block.block, { name, at });
  return (
    <ContestedNotice title={title} onKeepMine={block.keepMine} onTakeTheirs={block.discard}>
      {theirs.length > 0 && text('contestedFields', { fields: theirs.join(', ') })}
    </ContestedNotice>
  );
}

/** As the refusal reports it, until their changes arrive. */
function Refused({ block, conflict }: Pick<BlockNoticeProps, 'block'> & { conflict: EditConflict }) {
  const text = useText(diagnosticTexts);
  const title = useTitle(block.block, { name: conflict.name ?? '', at: conflict.at ?? '' });
  return (
    <Alert severity="warning" role="alert" data-print="no" sx={{ mb: 1.5 }}>
      <AlertTitle>{title}</AlertTitle>
      {text('theirsComing')}
    </Alert>
  );
}

/** Who else saved the block that is edited here, when and what (R4). */
export function BlockNotice({ block, saving: { conflict, isBlocked }, theirs }: BlockNoticeProps) {
  if (block.isContested) return <Contested block={block} theirs={theirs} />;
  return conflict !== null && isBlocked && <Refused block={block} conflict={conflict} />;
}
