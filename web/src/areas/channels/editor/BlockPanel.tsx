import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { channelsTexts } from '../texts';
import type { EditedBlock } from '../draft/channel-state';
import type { ChannelEditor } from '../draft/use-channel-editor';
import { ChangeMarkChip } from '../preview/ChangeMarkChip';
import { ContestedNotice } from './ContestedNotice';

/** Where a block stands on the page, so that a pop-up leads to it. */
const blockAnchor = (block: string) => `channel-${block}`;

interface BlockPanelProps {
  title: string;
  /** What stands in it; the first gives it its place on the page. */
  blocks: readonly [EditedBlock, ...EditedBlock[]];
  editor: ChannelEditor;
  /** Quiet words beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Says that a block is not saved yet, until the one button saves it (R-CHN-06). */
function PendingMark({ title, blocks, editor }: Pick<BlockPanelProps, 'title' | 'blocks' | 'editor'>) {
  const text = useText(channelsTexts);
  const pending = blocks.filter(
    (block) => editor.changed.includes(block) && !editor.contested.includes(block),
  );
  if (pending.length === 0) return null;
  return (
    <>
      <Box component="span" role="status">
        <ChangeMarkChip label={text('pending')} />
      </Box>
      <Button
        size="small"
        variant="text"
        aria-label={text('undoOf', { block: title })}
        onClick={() => editor.discard(pending)}
      >
        {text('undoBlock')}
      </Button>
    </>
  );
}

/** A block of the editor: its title, whether it is saved, and what others did to it meanwhile. */
export function BlockPanel({ title, blocks, editor, aside, children }: BlockPanelProps) {
  const id = blockAnchor(blocks[0]);
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ p: { xs: 2, sm: 2.5 }, scrollMarginTop: (theme) => theme.spacing(18) }}
    >
      {/* As high with its mark as without: nothing moves away from below the pointer. */}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          columnGap: 1,
          pb: 1,
          minHeight: 'var(--control-height)',
        }}
      >
        <Box component="h2" id={`${id}-title`} sx={{ typography: 'h3', m: 0, flex: 1 }}>
          {title}
        </Box>
        {aside !== undefined && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{aside}</Box>}
        <PendingMark title={title} blocks={blocks} editor={editor} />
      </Box>
      {blocks.map((block) => (
        <ContestedNotice key={block} block={block} editor={editor} />
      ))}
      {children}
    </Card>
  );
}
