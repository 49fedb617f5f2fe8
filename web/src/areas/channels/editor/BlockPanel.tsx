import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n/use-text';
import { channelsMessages } from '../channels.messages';
import type { EditedBlock } from '../draft/channel-state';
import type { ChannelEditor } from '../draft/use-channel-editor';
import { ContestedNotice } from './ContestedNotice';
import { useBlockNames } from './use-block-names';

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
function PendingNotice({ blocks, editor }: Pick<BlockPanelProps, 'blocks' | 'editor'>) {
  const text = useText(channelsMessages);
  const nameOf = useBlockNames();
  return blocks
    .filter((block) => editor.changed.includes(block) && !editor.contested.includes(block))
    .map((block) => (
      <Alert
        key={block}
        severity="warning"
        role="status"
        sx={{ mb: 1.5, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
        action={
          <Button
            size="small"
            variant="text"
            aria-label={text('undoOf', { block: nameOf(block) })}
            onClick={() => editor.discard([block])}
          >
            {text('undoBlock')}
          </Button>
        }
      >
        {blocks.length > 1 && <strong>{nameOf(block)}. </strong>}
        {text('pending')}
      </Alert>
    ));
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, pb: 1.5 }}>
        <Box component="h2" id={`${id}-title`} sx={{ typography: 'h3', m: 0, flex: 1 }}>
          {title}
        </Box>
        {aside !== undefined && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{aside}</Box>}
      </Box>
      <PendingNotice {...{ blocks, editor }} />
      {blocks.map((block) => (
        <ContestedNotice key={block} {...{ block, editor }} />
      ))}
      {children}
    </Card>
  );
}
