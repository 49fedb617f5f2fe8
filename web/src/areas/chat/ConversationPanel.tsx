import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { chatCommands, chatQueries } from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { radii } from '#core/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Drawing } from '#ui/drawings/Drawing';
import { useAddress } from '#ui/list/use-address';
import { noteParameter } from '#ui/order-status/order-address';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded, QuietError } from '#ui/states/Loaded';
import { useNow } from '#ui/use-now';
import { ComposerForm } from './ComposerForm';
import { MessageGroupItem, type OutgoingActs } from './MessageGroupItem';
import { forgetUnread } from './chat';
import { type ComposerState, useComposer } from './composer';
import {
  type Block,
  type Conversation,
  markedEntries,
  type ThreadEntry,
  threadOf,
  type ThreadScroll,
  useConversation,
  useThreadScroll,
} from './conversation';
import type { OrderOutbox } from './outbox';
import { chatTexts } from './texts';

/** Scrolls to the note in the address, once for each navigation. @returns its key */
function useLinkedNote(
  log: RefObject<HTMLElement | null>,
  entries: readonly ThreadEntry[],
  isSeen: boolean,
): string | null {
  const { search } = useAddress();
  const { key: visit } = useLocation();
  const linked = search.get(noteParameter);
  const shown = useRef<string>(undefined);
  const isThere = linked !== null && entries.some(({ key }) => key === linked);
  useEffect(() => {
    if (!isThere || !isSeen || shown.current === visit) return;
    const shownEntries = log.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [];
    const note = [...shownEntries].find(({ dataset }) => dataset['entry'] === linked);
    if (!note || !log.current) return;
    shown.current = visit;
    const frame = log.current.getBoundingClientRect();
    const box = note.getBoundingClientRect();
    log.current.scrollBy({ top: box.top - frame.top - Math.max(0, frame.height - box.height) / 2 });
    note.focus({ preventScroll: true });
  }, [log, linked, isThere, isSeen, visit]);
  return linked;
}

const column = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' } as const;

/** Laid out from its end: no scrolling to the newest. */
const logBox = {
  ...column,
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  p: 2,
  bgcolor: 'background.default',
  '&:focus-visible': { outlineOffset: -4 },
  '& > div': { display: 'grid', gap: 2 },
  'html[data-density="compact"] &': ({ typography }: Theme) => typography.body2,
} as const;

interface SeparatorProps {
  ref?: RefObject<HTMLDivElement | null>;
  isUnread?: boolean;
  children: ReactNode;
}

function Separator({ ref, isUnread = false, children }: SeparatorProps) {
  return (
    <Typography
      ref={ref}
      variant="caption"
      component="div"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        fontWeight: 600,
        color: isUnread ? 'primary.main' : 'text.secondary',
        '&::before, &::after': {
          content: '""',
          flex: 1,
          borderTop: 'thin solid',
          borderColor: isUnread ? 'primary.main' : 'divider',
        },
      }}
    >
      {children}
    </Typography>
  );
}

function DayLine({ day }: { day: string }) {
  const text = useText(chatTexts);
  const dates = useDates();
  const now = useNow();
  const dayOf = (daysAgo: number) => {
    const date = new Date(now);
    date.setDate(date.getDate() - daysAgo);
    return dates.day(date.toISOString());
  };
  if (day === dayOf(0)) return <Separator>{text('today')}</Separator>;
  return <Separator>{day === dayOf(1) ? text('yesterday') : day}</Separator>;
}

function ToEnd({ scroll: { isAtEnd, fresh, toEnd } }: { scroll: ThreadScroll }) {
  const text = useText(chatTexts);
  const words = fresh > 0 ? text('news', { count: fresh }) : text('toEnd');
  return (
    <Stack sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 0, alignItems: 'center' }}>
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
    </Stack>
  );
}

interface ThreadListProps {
  log: RefObject<HTMLDivElement | null>;
  unreadLine: RefObject<HTMLDivElement | null>;
  order: OrderDetail;
  conversation: Conversation;
  scroll: ThreadScroll;
  actsOf: (entry: ThreadEntry) => OutgoingActs;
}

/** New messages are announced. */
function ThreadList({ log, unreadLine, order, conversation, scroll, actsOf }: ThreadListProps) {
  const number = useOrderNumber()(order);
  const text = useText(chatTexts);
  const dates = useDates();
  const { entries, reader, unread } = conversation;
  const marked = markedEntries(entries, reader);
  const linked = useLinkedNote(log, entries, scroll.isSeen);
  const show = (block: Block) => {
    if (block.block === 'day') return <DayLine key={block.key} day={block.day} />;
    if (block.block === 'unread') {
      return (
        <Separator key={block.key} ref={unreadLine} isUnread>
          {text('unread')}
        </Separator>
      );
    }
    return (
      <MessageGroupItem
        key={block.key}
        orderId={order.id}
        group={block}
        reader={reader}
        marked={marked}
        linked={linked}
        actsOf={actsOf}
      />
    );
  };
  return (
    <Box sx={{ ...column, position: 'relative' }}>
      <Box
        ref={log}
        role="log"
        aria-label={text('log', { number })}
        tabIndex={0}
        onScroll={scroll.onScroll}
        sx={logBox}
      >
        <div>{threadOf(entries, dates.day, unread.firstUnread).map(show)}</div>
      </Box>
      <ToEnd scroll={scroll} />
    </Box>
  );
}

/**
 * The next message retries a failure (R-CHT-07).
 * @param newest id of the newest message unread by the reader's side
 */
function useMarkAsRead(orderId: string, newest: string | undefined, isLooking: boolean): void {
  const mayRead = useMay()(chatCommands.MarkOrderAsRead);
  const read = useCallCommand(chatCommands.MarkOrderAsRead, {
    refresh: [chatQueries.GetUnreadMessages],
    optimistic: (cache, { order_id: id }) => forgetUnread(cache, id),
  });
  const markAsRead = useEffectEvent(() => void read.send({ order_id: orderId }).catch(() => undefined));
  useEffect(() => {
    if (mayRead && isLooking && newest !== undefined) markAsRead();
  }, [mayRead, isLooking, newest]);
}

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

const useWindowFocus = () => useSyncExternalStore(subscribe, isLookedAt);

/** Share of the element. */
const minVisible = 0.3;

/** False behind a tab and when scrolled away. */
function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true), {
      threshold: minVisible,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

function ConversationSkeleton() {
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Skeleton sx={{ width: '62%', height: (theme) => theme.spacing(7) }} />
      <Skeleton sx={{ width: '48%', height: (theme) => theme.spacing(5), alignSelf: 'flex-end' }} />
      <Skeleton sx={{ width: '70%', height: (theme) => theme.spacing(9) }} />
    </Stack>
  );
}

function NoMessages({ reader }: Pick<Conversation, 'reader'>) {
  const text = useText(chatTexts);
  const mayTalk = useMay()(chatCommands.PostOrderMessage);
  const forAgency = reader.inPlace ? 'emptyInPlace' : 'emptyAgency';
  const forWriter = reader.side === 'agency' ? forAgency : 'emptyRestaurant';
  return (
    <Box sx={{ m: 'auto' }}>
      <EmptyState
        level="h3"
        drawing={<TalkDrawing />}
        title={text('emptyTitle')}
        text={text(mayTalk ? forWriter : 'emptyReader')}
      />
    </Box>
  );
}

function OrderConversation({ order }: { order: OrderDetail }) {
  const text = useText(chatTexts);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const conversation = useConversation(order.id);
  const { messages, notes, entries, reader, unread, outgoing } = conversation;
  const isSeen = useIsVisible(frame);
  const isLooking = useWindowFocus() && isSeen;
  const log = useRef<HTMLDivElement>(null);
  const unreadLine = useRef<HTMLDivElement>(null);
  const scroll = useThreadScroll({ log, unreadLine, entries, readerId: reader.id, isSeen });
  useMarkAsRead(order.id, unread.newest, isLooking && scroll.fresh === 0);
  const composer = useComposer(order, outgoing.send);
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
      <Box sx={{ ...column, overflowY: 'auto', bgcolor: 'background.default' }} ref={frame}>
        <Loaded
          query={messages}
          skeleton={<ConversationSkeleton />}
          empty={{ when: () => entries.length === 0, show: <NoMessages reader={reader} /> }}
        >
          {() => (
            <ThreadList
              log={log}
              unreadLine={unreadLine}
              order={order}
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

/** R-CHT-01…09. */
export function ConversationPanel({ order }: { order: OrderDetail }) {
  return <OrderConversation key={order.id} order={order} />;
}
