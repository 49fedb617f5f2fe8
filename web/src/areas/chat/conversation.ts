import {
  chatQueries,
  type ChatSide,
  type NoteReader,
  type OrderMessage,
  type OrderNote,
  sideOfCaller,
} from '@portal/contracts/areas/chat';
import type { Role } from '@portal/contracts/kernel';
import { type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { callerOf, useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { dropKnown, type OutgoingKind, type OutgoingMessage, useOutbox } from './outbox';

export interface ThreadEntry {
  readonly key: string;
  readonly kind: OutgoingKind;
  /** ISO time. */
  readonly at: string;
  readonly userId: number;
  readonly userType: Role;
  /** Written by an administrator acting for the restaurant (AMB-62). */
  readonly inPlace: boolean;
  /** Empty for erased people. */
  readonly name: string;
  readonly html: string;
  readonly mentions: readonly NoteReader[];
  /** Keys. */
  readonly images: readonly string[];
  /** By the other side; never of a note. */
  readonly readAt: string | null;
  readonly readBy: string;
  /** Absent once the conversation has it. */
  readonly outgoing?: OutgoingMessage;
}

export interface Reader {
  readonly id: number;
  readonly name: string;
  readonly type: Role;
  readonly side: ChatSide;
  readonly inPlace: boolean;
}

const entryOf = (written: Omit<OrderNote, 'mentions'>): ThreadEntry => ({
  key: written.id,
  kind: 'note',
  at: written.create_date,
  userId: written.user_id,
  userType: written.user_type,
  inPlace: false,
  name: written.name,
  html: written.message,
  mentions: [],
  images: [],
  readAt: null,
  readBy: '',
});

const ofNote = (note: OrderNote): ThreadEntry => ({ ...entryOf(note), mentions: note.mentions });

const ofMessage = (message: OrderMessage): ThreadEntry => ({
  ...entryOf(message),
  kind: 'message',
  inPlace: message.in_place,
  images: message.images.split(',').filter(Boolean),
  readAt: message.read_at,
  readBy: message.read_by,
});

const ofOutgoing = (item: OutgoingMessage, reader: Reader): ThreadEntry => ({
  key: item.id ?? item.intent,
  kind: item.kind,
  at: item.at,
  userId: reader.id,
  userType: reader.type,
  inPlace: reader.inPlace,
  name: reader.name,
  html: item.html,
  mentions: item.mentions ?? [],
  images: item.images.map(({ Key }) => Key),
  readAt: null,
  readBy: '',
  outgoing: item,
});

interface Written {
  readonly messages: readonly OrderMessage[];
  readonly notes: readonly OrderNote[];
  readonly outgoing: readonly OutgoingMessage[];
}

/** Oldest first, unsent entries last. */
export function entriesOf({ messages, notes, outgoing }: Written, reader: Reader): readonly ThreadEntry[] {
  const sent = [...messages.map(ofMessage), ...notes.map(ofNote)].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  );
  const known = new Set(sent.map(({ key }) => key));
  const unsent = outgoing.map((item) => ofOutgoing(item, reader)).filter(({ key }) => !known.has(key));
  return [...sent, ...unsent];
}

export interface MessageGroup {
  readonly block: 'group';
  readonly key: string;
  readonly entries: readonly [ThreadEntry, ...ThreadEntry[]];
}

export type Block =
  | MessageGroup
  | { readonly block: 'day'; readonly key: string; readonly day: string }
  | { readonly block: 'unread'; readonly key: string };

/** Milliseconds after which a new group begins. */
const maxPause = 5 * 60_000;

const continues = (before: ThreadEntry | undefined, now: ThreadEntry) =>
  before !== undefined &&
  before.userId === now.userId &&
  before.kind === now.kind &&
  before.inPlace === now.inPlace &&
  Date.parse(now.at) - Date.parse(before.at) < maxPause;

/**
 * Groups entries by day and person.
 * @param dayOf day of an instant, in the market's format.
 * @param firstUnread key of the first entry that was new when the conversation was opened.
 */
export function threadOf(
  entries: readonly ThreadEntry[],
  dayOf: (instant: string) => string,
  firstUnread: string | undefined,
): readonly Block[] {
  const blocks: Block[] = [];
  let day = '';
  for (const entry of entries) {
    if (dayOf(entry.at) !== day) {
      day = dayOf(entry.at);
      blocks.push({ block: 'day', key: `day-${day}`, day });
    }
    if (entry.key === firstUnread) blocks.push({ block: 'unread', key: 'unread' });
    const last = blocks.at(-1);
    if (last?.block === 'group' && continues(last.entries.at(-1), entry)) {
      blocks[blocks.length - 1] = { ...last, entries: [...last.entries, entry] };
    } else {
      blocks.push({ block: 'group', key: entry.key, entries: [entry] });
    }
  }
  return blocks;
}

/** The reader's messages that show a state: the last one of each time read. */
export function markedEntries(entries: readonly ThreadEntry[], reader: Reader): ReadonlySet<string> {
  const own = entries.filter(
    ({ userId, kind, outgoing }) => userId === reader.id && kind === 'message' && outgoing === undefined,
  );
  return new Set(own.filter((one, index) => one.readAt !== own[index + 1]?.readAt).map(({ key }) => key));
}

const none: readonly never[] = [];

function useUnreadMessages(messages: readonly OrderMessage[] | undefined) {
  const unread = (messages ?? none).filter((message) => message.unread);
  const [opened, setOpened] = useState<{ readonly firstUnread: string | undefined }>();
  // The mark of new messages stays while the conversation is open.
  if (opened === undefined && messages !== undefined) setOpened({ firstUnread: unread[0]?.id });
  return { newest: unread.at(-1)?.id, firstUnread: opened?.firstUnread };
}

export function useConversation(orderId: string) {
  const may = useMay();
  const session = useSession();
  const reader: Reader = {
    ...session.user,
    side: sideOfCaller(callerOf(session)),
    inPlace: session.acting !== null,
  };
  const messages = useCallQuery(chatQueries.ListOrderMessages, { orderId, size: -1 });
  const notes = useCallQuery(
    chatQueries.ListOrderNotes,
    { orderId, size: -1 },
    { enabled: may(chatQueries.ListOrderNotes) },
  );
  const outgoing = useOutbox(orderId);
  const unread = useUnreadMessages(messages.data);
  const entries = entriesOf(
    { messages: messages.data ?? none, notes: notes.data ?? none, outgoing: outgoing.items },
    reader,
  );

  const known = entries
    .filter((entry) => entry.outgoing === undefined)
    .map(({ key }) => key)
    .join();
  useEffect(() => {
    dropKnown(reader.id, new Set(known.split(',')));
  }, [known, reader.id]);

  return { messages, notes, outgoing, unread, entries, reader };
}
export type Conversation = ReturnType<typeof useConversation>;

/** Pixels. */
const endDistance = 48;

interface Scrolled {
  readonly log: RefObject<HTMLElement | null>;
  readonly unreadLine: RefObject<HTMLElement | null>;
  readonly entries: readonly ThreadEntry[];
  readonly readerId: number;
  /** False behind a tab, where nothing is scrolled. */
  readonly isSeen: boolean;
}

/** Away from the end, new messages are counted. */
export function useThreadScroll({ log, unreadLine, entries, readerId, isSeen }: Scrolled) {
  const [isAtEnd, setAtEnd] = useState(true);
  const last = entries.at(-1)?.key;
  const [seen, setSeen] = useState(last);
  if (isAtEnd && seen !== last) setSeen(last);
  const place = entries.findIndex(({ key }) => key === seen);
  const after = isAtEnd || place === -1 ? [] : entries.slice(place + 1);
  const fresh = after.filter(({ userId }) => userId !== readerId).length;

  const toEnd = () => log.current?.scrollTo({ top: 0 });
  const outgoing = entries.filter((entry) => entry.outgoing !== undefined).length;
  useEffect(() => {
    if (outgoing > 0) log.current?.scrollTo({ top: 0 });
  }, [log, outgoing]);

  const hasJumped = useRef(false);
  useEffect(() => {
    const frame = log.current;
    const line = unreadLine.current;
    if (hasJumped.current || !isSeen || frame === null || line === null) return;
    hasJumped.current = true;
    const above = line.getBoundingClientRect().top - frame.getBoundingClientRect().top;
    if (above < 0) frame.scrollBy({ top: above });
  }, [log, unreadLine, isSeen, last]);

  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    // Positions are negative, counted from the end.
    setAtEnd(Math.abs(currentTarget.scrollTop) < endDistance);
  return { onScroll, isAtEnd, fresh, toEnd, isSeen };
}
export type ThreadScroll = ReturnType<typeof useThreadScroll>;
