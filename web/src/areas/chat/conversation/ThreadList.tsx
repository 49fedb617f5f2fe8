import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useNow } from '#ui/use-now';
import { chatTexts } from '../texts';
import type { OutgoingActs } from './MessageStateNotice';
import { type Block, markedEntries, type ThreadEntry, threadOf } from './thread';
import { MessageGroupItem } from './MessageGroupItem';
import type { Conversation } from './use-conversation';
import { useAskedNote } from './use-asked-note';
import type { ThreadScroll } from './use-thread-scroll';

/** Laid out from its end, so that the newest words are in view without any scrolling of ours. */
const Log = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(2),
  backgroundColor: theme.vars.palette.background.default,
  '&:focus-visible': { outlineOffset: theme.spacing(-0.5) },
  '& > div': { display: 'grid', gap: theme.spacing(2) },
  'html[data-density="compact"] &': theme.typography.body2,
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  ...theme.typography.caption,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `thin solid ${theme.vars.palette.divider}` },
  '&[data-unread="true"]': {
    color: theme.vars.palette.primary.main,
    '&::before, &::after': { borderColor: theme.vars.palette.primary.main },
  },
}));

function DayLine({ day }: { day: string }) {
  const text = useText(chatTexts);
  const dates = useDates();
  const now = useNow();
  const dayOf = (daysAgo: number) => {
    const date = new Date(now);
    date.setDate(date.getDate() - daysAgo);
    return dates.day(date.toISOString());
  };
  if (day === dayOf(0)) return <Line>{text('today')}</Line>;
  return <Line>{day === dayOf(1) ? text('yesterday') : day}</Line>;
}

function News({ scroll }: { scroll: ThreadScroll }) {
  const text = useText(chatTexts);
  const { isAtEnd, fresh, toEnd } = scroll;
  const words = fresh > 0 ? text('news', { count: fresh }) : text('toEnd');
  return (
    <Box
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: 0,
        display: 'grid',
        placeItems: 'center',
      }}
    >
      <VisuallyHidden role="status">{fresh > 0 && words}</VisuallyHidden>
      {!isAtEnd && (
        <Button
          size="small"
          variant="contained"
          color={fresh > 0 ? 'primary' : 'secondary'}
          startIcon={<ArrowDownwardRounded aria-hidden />}
          onClick={toEnd}
          sx={{
            position: 'absolute',
            bottom: (theme) => theme.spacing(1.5),
            borderRadius: `${radii.pill}px`,
          }}
        >
          {words}
        </Button>
      )}
    </Box>
  );
}

interface ThreadListProps {
  log: RefObject<HTMLDivElement | null>;
  /** Where the unread begins. */
  unreadLine: RefObject<HTMLDivElement | null>;
  orderId: string;
  label: string;
  conversation: Conversation;
  scroll: ThreadScroll;
  /** What can be done with an entry that has not arrived. */
  actsOf: (entry: ThreadEntry) => OutgoingActs;
}

/** What was said, from the oldest to the newest, and read out as it comes. */
export function ThreadList(props: ThreadListProps) {
  const { log, unreadLine, orderId, label, conversation, scroll, actsOf } = props;
  const text = useText(chatTexts);
  const dates = useDates();
  const { entries, reader, unread } = conversation;
  const marked = markedEntries(entries, reader);
  const asked = useAskedNote(log, entries, scroll.isSeen);
  const show = (block: Block) => {
    if (block.block === 'day') return <DayLine key={block.key} day={block.day} />;
    if (block.block === 'unread') {
      return (
        <Line key={block.key} ref={unreadLine} data-unread>
          {text('unread')}
        </Line>
      );
    }
    return (
      <MessageGroupItem
        key={block.key}
        orderId={orderId}
        turn={block}
        reader={reader}
        marked={marked}
        asked={asked}
        actsOf={actsOf}
      />
    );
  };
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      {/* A region that scrolls must be within reach of the keyboard. */}
      <Log ref={log} role="log" aria-label={label} tabIndex={0} onScroll={scroll.onScroll}>
        <div>{threadOf(entries, dates.day, unread.firstUnread).map(show)}</div>
      </Log>
      <News scroll={scroll} />
    </Box>
  );
}
