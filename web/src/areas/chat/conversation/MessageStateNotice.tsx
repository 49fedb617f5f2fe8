import type { SvgIconComponent } from '@mui/icons-material';
import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import DoneRounded from '@mui/icons-material/DoneRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useErrorText } from '#app/client/use-error-text';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { chatMessages } from '../chat.messages';
import { useIsOnline } from '#ui/states/use-is-online';
import type { OrderOutbox, OutgoingMessage } from '../outbox/use-outbox';
import type { ThreadEntry } from './thread';

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.5,
  typography: 'caption',
  color: 'text.secondary',
} as const;

function Mark({ icon: Icon, words, tone }: { icon: SvgIconComponent; words: string; tone?: string }) {
  return (
    <Box sx={line}>
      <Icon aria-hidden fontSize="small" sx={{ color: tone }} />
      {words}
    </Box>
  );
}

interface FailedProps extends Pick<OrderOutbox, 'retry' | 'discard'> {
  item: OutgoingMessage;
}

/** What could not be sent says why, and can be sent again or thrown away; that can be taken back. */
function Failed({ item, retry, discard }: FailedProps) {
  const text = useText(chatMessages);
  const toast = useToast();
  const explain = useErrorText();
  const throwAway = () => {
    const undo = discard(item);
    toast.done(text('discarded'), undo);
  };
  return (
    <Box role="alert" sx={{ ...line, flexWrap: 'wrap', color: 'error.main' }}>
      <Box
        component="span"
        sx={{ flex: '1 1 auto', textAlign: 'end', '& svg': { verticalAlign: 'text-bottom' } }}
      >
        <ErrorRounded aria-hidden fontSize="small" /> <strong>{text('failed')}</strong>{' '}
        {item.error !== undefined && explain(item.error).text}
      </Box>
      <Button size="small" variant="text" onClick={throwAway}>
        {text('discard')}
      </Button>
      <Button size="small" color="primary" onClick={() => retry(item)}>
        {text('retry')}
      </Button>
    </Box>
  );
}

/** It is being sent, or waits for the network. */
function UnderWay({ item: { state, error } }: { item: OutgoingMessage }) {
  const text = useText(chatMessages);
  const isOnline = useIsOnline();
  const waits = state === 'waiting' && (!isOnline || error !== undefined);
  return <Mark icon={ScheduleRounded} words={text(waits ? 'waiting' : 'sending')} />;
}

function Arrived({ entry }: { entry: ThreadEntry }) {
  const text = useText(chatMessages);
  const dates = useDates();
  if (entry.kind === 'note') return null;
  if (entry.readAt === null) return <Mark icon={DoneRounded} words={text('sent')} />;
  const isSameDay = dates.day(entry.readAt) === dates.day(entry.at);
  const when = isSameDay ? dates.clock(entry.readAt) : dates.time(entry.readAt);
  const words = entry.readBy === '' ? text('read', { when }) : text('readBy', { name: entry.readBy, when });
  return <Mark icon={DoneAllRounded} words={words} tone="success.main" />;
}

export interface MessageStateNoticeProps extends Pick<OrderOutbox, 'retry' | 'discard'> {
  entry: ThreadEntry;
  /** One of those that say how far the other side has read. */
  isMarked: boolean;
}

/** How one's own message stands: under way, failed, sent, read. */
export function MessageStateNotice({ entry, isMarked, retry, discard }: MessageStateNoticeProps) {
  const text = useText(chatMessages);
  const { outgoing } = entry;
  if (outgoing === undefined) return isMarked && <Arrived entry={entry} />;
  if (outgoing.state === 'failed') return <Failed item={outgoing} retry={retry} discard={discard} />;
  if (outgoing.state !== 'sent') return <UnderWay item={outgoing} />;
  return <Mark icon={DoneRounded} words={text(entry.kind === 'note' ? 'kept' : 'sent')} />;
}
