import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CallError } from '#core/client/call-error';
import { useErrorText } from '#core/client/use-error-text';
import { useSpans } from '#core/i18n/spans';
import { useText } from '#core/i18n/use-text';
import { PauseFormSlots } from '#ui/slots/PauseFormSlots';
import type { ChannelEditor } from '../draft/use-channel-editor';
import { mobileTexts } from '../texts/mobile';
import { useNow } from '#ui/use-now';

interface PauseRequestPanelProps {
  editor: ChannelEditor;
  isReadOnly: boolean;
  /** The last try was refused while the rest was saved. */
  refusedPause: CallError | null;
}

/** The rest was saved, the pause was not: it stays, to be asked for again (AMB-49). */
function RefusedNotice({ refused }: { refused: CallError }) {
  const text = useText(mobileTexts);
  const errorText = useErrorText();
  return (
    <Alert severity="error" role="alert" sx={{ mb: 1 }}>
      {text('refused', { why: errorText(refused).text })}
    </Alert>
  );
}

/** The pause that is typed here, or that which runs or comes next. */
function KnownPause({ editor: { state, channel } }: { editor: ChannelEditor }) {
  const text = useText(mobileTexts);
  const spans = useSpans();
  const now = useNow();
  const asked = state.pause ?? channel.mop_schedule ?? null;
  if (asked === null) return null;
  const known = Date.parse(asked.start_date) <= now ? 'pauseRunning' : 'pauseNext';
  return (
    <Box role="status" sx={{ pb: 1, overflowWrap: 'anywhere' }}>
      {text(state.pause === null ? known : 'pauseAsked', {
        when: spans.full({ start: asked.start_date, end: asked.end_date }),
        why: asked.value,
      })}
    </Box>
  );
}

/** Closes mobile ordering for a time: asked for along with the rest, by the form of pauses (AMB-49). */
export function PauseRequestPanel({ editor, isReadOnly, refusedPause }: PauseRequestPanelProps) {
  const text = useText(mobileTexts);
  const [isOpen, setOpen] = useState(false);
  const { channel, state } = editor;
  const close = () => setOpen(false);
  return (
    <Box sx={{ pt: 1.5 }}>
      {refusedPause !== null && state.pause !== null && <RefusedNotice refused={refusedPause} />}
      <KnownPause editor={editor} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {!isReadOnly && (
          <Button startIcon={<PauseCircleRounded />} onClick={() => setOpen(true)}>
            {text(state.pause === null ? 'pauseAsk' : 'pauseChange')}
          </Button>
        )}
        <Box sx={{ typography: 'body2', color: 'text.secondary', flex: 1, minWidth: '14rem' }}>
          {text('pauseHint')}
        </Box>
      </Box>
      {isOpen && (
        <PauseFormSlots
          restaurantId={channel.id}
          onTake={(pause) => {
            editor.set('pause', pause);
            close();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}
