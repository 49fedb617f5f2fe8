import type { SvgIconComponent } from '@mui/icons-material';
import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import DoneRounded from '@mui/icons-material/DoneRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useErrorText } from '#core/client/use-error-text';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { chatTexts } from '../texts';
import { useIsOnline } from '#core/client/network';
import type { OrderOutbox, OutgoingMessage } from '../use-outbox';
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

/** What can be done with what has not arrived. */
export interface OutgoingActs extends Pick<OrderOutbox, 'retry' | 'discard'> {
  /** Puts it back into the field; absent where one may not write it now. */
  edit?: ((item: OutgoingMessage) => void) | undefined;
}

interface OutgoingProps extends OutgoingActs {
  item: OutgoingMessage;
}

function EditButton({ item, edit }: Pick<OutgoingProps, 'item' | 'edit'>) {
  const text = useText(chatTexts);
  if (edit === undefined) return null;
  return (
    <Button size="small" variant="text" onClick={() => edit(item)}>
      {text('edit')}
    </Button>
  );
}

/** What could not be sent says why, and can be changed, sent again or thrown away; that can be taken back. */
function Failed({ item, retry, discard, edit }: OutgoingProps) {
  const text = useText(chatTexts);
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
      <EditButton item={item} edit={edit} />
      <Button size="small" color="primary" onClick={() => retry(item)}>
        {text('retry')}
      </Button>
    </Box>
  );
}

/** It is being sent, or waits for the network and can be changed meanwhile. */
function UnderWay({ item, edit }: Pick<OutgoingProps, 'item' | 'edit'>) {
  const text = useText(chatTexts);
  const isOnline = useIsOnline();
  const { state, error } = item;
  const waits = state === 'waiting' && (!isOnline || error !== undefined);
  if (!waits) return <Mark icon={ScheduleRounded} words={text('sending')} />;
  return (
    <Box sx={{ ...line, flexWrap: 'wrap' }}>
      <Mark icon={ScheduleRounded} words={text('waiting')} />
      <EditButton item={item} edit={edit} />
    </Box>
  );
}

function Arrived({ entry }: { entry: ThreadEntry }) {
  const text = useText(chatTexts);
  const dates = useDates();
  if (entry.kind === 'note') return null;
  if (entry.readAt === null) return <Mark icon={DoneRounded} words={text('sent')} />;
  const isSameDay = dates.day(entry.readAt) === dates.day(entry.at);
  const when = isSameDay ? dates.clock(entry.readAt) : dates.time(entry.readAt);
  const words = entry.readBy === '' ? text('read', { when }) : text('readBy', { name: entry.readBy, when });
  return <Mark icon={DoneAllRounded} words={words} tone="success.main" />;
}

export interface MessageStateNoticeProps extends OutgoingActs {
  entry: ThreadEntry;
  /** One of those that say how far the other side has read. */
  isMarked: boolean;
}

/** How one's own message stands: under way, failed, sent, read. */
export function MessageStateNotice({ entry, isMarked, ...acts }: MessageStateNoticeProps) {
  const text = useText(chatTexts);
  const { outgoing } = entry;
  if (outgoing === undefined) return isMarked && <Arrived entry={entry} />;
  if (outgoing.state === 'failed') return <Failed item={outgoing} {...acts} />;
  if (outgoing.state !== 'sent') return <UnderWay item={outgoing} edit={acts.edit} />;
  return <Mark icon={DoneRounded} words={text(entry.kind === 'note' ? 'kept' : 'sent')} />;
}
