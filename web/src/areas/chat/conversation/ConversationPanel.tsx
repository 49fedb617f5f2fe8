import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { chatCommands, chatQueries } from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import {
  useId,
  useRef,
  type RefObject,
  useEffect,
  useState,
  useSyncExternalStore,
  useEffectEvent,
} from 'react';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useMay } from '#core/session/use-may';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded, QuietError } from '#ui/states/Loaded';
import { Drawing } from '#ui/drawings/Drawing';
import { useCallCommand } from '#core/client/use-call-command';
import { useDates } from '#core/i18n/dates';
import { radii } from '#core/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useNow } from '#ui/use-now';
import { noteParameter } from '#ui/order-status/order-address';
import { useAddress } from '#ui/list/use-address';
import { chatTexts } from '../texts';
import { ComposerForm } from '../composer/ComposerForm';
import { useComposer, type ComposerState } from '../composer/use-composer';
import type { OrderOutbox } from '../use-outbox';
import { forgetUnread } from '../unread/forget-unread';
import { type Conversation, useConversation } from './use-conversation';
import { useThreadScroll, type ThreadScroll } from './use-thread-scroll';
import type { OutgoingActs } from './MessageStateNotice';
import { type ThreadEntry, type Block, markedEntries, threadOf } from './thread';
import { MessageGroupItem } from './MessageGroupItem';

/** Brings the note into view that the address asks for, once for each time that somebody goes there. @returns its key */
function useAskedNote(
  log: RefObject<HTMLElement | null>,
  entries: readonly ThreadEntry[],
  isSeen: boolean,
): string | null {
  const { search } = useAddress();
  const { key: visit } = useLocation();
  const asked = search.get(noteParameter);
  const shown = useRef<string>(undefined);
  const isThere = asked !== null && entries.some(({ key }) => key === asked);
  useEffect(() => {
    if (!isThere || !isSeen || shown.current === visit) return;
    const shownEntries = log.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [];
    const note = [...shownEntries].find(({ dataset }) => dataset['entry'] === asked);
    if (!note || !log.current) return;
    shown.current = visit;
    const frame = log.current.getBoundingClientRect();
    const box = note.getBoundingClientRect();
    log.current.scrollBy({ top: box.top - frame.top - Math.max(0, frame.height - box.height) / 2 });
    note.focus({ preventScroll: true });
  }, [log, asked, isThere, isSeen, visit]);
  return asked;
}

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
function ThreadList(props: ThreadListProps) {
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

/**
 * Tells the portal that the conversation was read as soon as somebody looks at it (R-CHT-07). What fails is told again
 * with the next message, or when the conversation is looked at again.
 * @param newest id of the newest message that nobody of one's side has read.
 */
function useReading(orderId: string, newest: string | undefined, isLooking: boolean): void {
  const mayRead = useMay()(chatCommands.MarkOrderAsRead);
  const read = useCallCommand(chatCommands.MarkOrderAsRead, {
    refresh: [chatQueries.GetUnreadMessages],
    optimistic: (cache, { order_id: id }) => forgetUnread(cache, id),
  });
  const notify = useEffectEvent(() => void read.send({ order_id: orderId }).catch(() => undefined));
  useEffect(() => {
    if (mayRead && isLooking && newest !== undefined) notify();
  }, [mayRead, isLooking, newest]);
}

/** Two sheets that talk to each other across a counter: nobody has said anything yet. */
function TalkDrawing() {
  return (
    <Drawing>
      <ellipse className="well" cx="100" cy="126" rx="72" ry="6" />
      <path
        className="tint"
        d="M96 66h66a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-6v12l-14-12H96a8 8 0 0 1-8-8V74a8 8 0 0 1 8-8z"
      />
      <path
        className="paper"
        d="M38 22h78a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H66L50 88V74H38a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8z"
      />
      <path className="soft" d="M46 38h46M46 50h30" />
      <path d="M124 66h38a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-6v12l-14-12H96a8 8 0 0 1-8-8V78" />
      <circle className="spot" cx="112" cy="94" r="3.500" />
      <circle className="spot" cx="128" cy="94" r="3.500" />
      <circle className="spot" cx="144" cy="94" r="3.500" />
    </Drawing>
  );
}

/** What can be done with an entry that has not arrived: sent again, thrown away, put back into the field. */
function useOutgoingActs(
  { retry, discard }: OrderOutbox,
  { mayWrite, takeBack }: ComposerState,
  field: RefObject<HTMLTextAreaElement | null>,
): (entry: ThreadEntry) => OutgoingActs {
  const edit: OutgoingActs['edit'] = (item) => {
    discard(item);
    takeBack(item);
    field.current?.focus();
  };
  return ({ kind }) => ({ retry, discard, edit: mayWrite[kind] ? edit : undefined });
}

function subscribe(onChange: () => void) {
  window.addEventListener('focus', onChange);
  window.addEventListener('blur', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener('focus', onChange);
    window.removeEventListener('blur', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether somebody works in this window right now, and not in another one. */
const useWindowFocus = () => useSyncExternalStore(subscribe, isLookedAt);

/** Share of an element that must be seen. */
const enough = 0.3;

/** Whether an element can be seen: not behind a tab, not scrolled away. */
function useOnScreen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true), {
      threshold: enough,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

const middle = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' } as const;

function ConversationSkeleton() {
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Skeleton sx={{ width: '62%', height: (theme) => theme.spacing(7) }} />
      <Skeleton sx={{ width: '48%', height: (theme) => theme.spacing(5), alignSelf: 'flex-end' }} />
      <Skeleton sx={{ width: '70%', height: (theme) => theme.spacing(9) }} />
    </Stack>
  );
}

function Nothing({ reader }: Pick<Conversation, 'reader'>) {
  const text = useText(chatTexts);
  const mayTalk = useMay()(chatCommands.PostOrderMessage);
  const ofAgency = reader.inPlace ? 'emptyInPlace' : 'emptyAgency';
  const ofSide = reader.side === 'agency' ? ofAgency : 'emptyRestaurant';
  return (
    <Box sx={{ m: 'auto' }}>
      <EmptyState
        level="h3"
        drawing={<TalkDrawing />}
        title={text('emptyTitle')}
        text={text(mayTalk ? ofSide : 'emptyReader')}
      />
    </Box>
  );
}

function OrderConversation({ order }: { order: OrderDetail }) {
  const text = useText(chatTexts);
  const id = useId();
  const { orderNumberPrefix } = useMarket();
  const frame = useRef<HTMLDivElement>(null);
  const conversation = useConversation(order.id);
  const { messages, notes, entries, reader, unread, outgoing } = conversation;
  const isSeen = useOnScreen(frame);
  const isFocused = useWindowFocus();
  const log = useRef<HTMLDivElement>(null);
  const unreadLine = useRef<HTMLDivElement>(null);
  const scroll = useThreadScroll({ log, unreadLine, entries, readerId: reader.id, isSeen });
  useReading(order.id, unread.newest, isSeen && isFocused && scroll.fresh === 0);
  const composer = useComposer(order, outgoing.say);
  const field = useRef<HTMLTextAreaElement>(null);
  const actsOf = useOutgoingActs(outgoing, composer, field);
  const other = reader.side === 'agency' ? order.restaurant_name : text('withAgency');
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        containerType: 'inline-size',
      }}
      {...composer.dropHere}
    >
      <Box sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="subtitle2" component="h2" id={id} sx={{ display: 'inline' }}>
          {text('title')}
        </Typography>{' '}
        <Typography variant="body2" component="span" color="textSecondary">
          {other}
        </Typography>
      </Box>
      {notes.isError && <QuietError error={notes.error} onRetry={() => void notes.refetch()} />}
      <Box sx={{ ...middle, overflowY: 'auto', bgcolor: 'background.default' }} ref={frame}>
        <Loaded
          query={messages}
          skeleton={<ConversationSkeleton />}
          empty={{ when: () => entries.length === 0, show: <Nothing reader={reader} /> }}
        >
          {() => (
            <ThreadList
              log={log}
              unreadLine={unreadLine}
              orderId={order.id}
              label={text('log', { number: `${orderNumberPrefix}${order.number}` })}
              conversation={conversation}
              scroll={scroll}
              actsOf={actsOf}
            />
          )}
        </Loaded>
      </Box>
      <ComposerForm order={order} composer={composer} field={field} />
    </Card>
  );
}

/** The conversation about an order, in as much room as its host gives it (R-CHT-01…09). */
export function ConversationPanel({ order }: { order: OrderDetail }) {
  return <OrderConversation key={order.id} order={order} />;
}
