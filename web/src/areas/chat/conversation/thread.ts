import type { ChatSide, NoteReader, OrderMessage, OrderNote } from '@portal/contracts/areas/chat';
import type { Role } from '@portal/contracts/kernel';
import type { OutgoingKind, OutgoingMessage } from '../use-outbox';

/** A message or a note as it is shown, whether it has arrived or is under way. */
export interface ThreadEntry {
  readonly key: string;
  readonly kind: OutgoingKind;
  /** ISO time. */
  readonly at: string;
  readonly userId: number;
  readonly userType: Role;
  /** Written by an administrator in the place of the restaurant (AMB-62). */
  readonly inPlace: boolean;
  /** Empty once that person was erased. */
  readonly name: string;
  readonly html: string;
  /** Those whose marks in it are mentions. */
  readonly mentions: readonly NoteReader[];
  /** Keys of its images. */
  readonly images: readonly string[];
  /** When the other side had read it, and who; never of a note. */
  readonly readAt: string | null;
  readonly readBy: string;
  /** Not in the conversation yet. */
  readonly outgoing?: OutgoingMessage;
}

/** Whoever looks at the conversation. */
export interface Reader {
  readonly id: number;
  readonly name: string;
  readonly type: Role;
  readonly side: ChatSide;
  /** Acts in the place of the restaurant. */
  readonly inPlace: boolean;
}

const keysOf = (images: string) => images.split(',').filter(Boolean);

const ofWritten = (note: Omit<OrderNote, 'mentions'>): ThreadEntry => ({
  key: note.id,
  kind: 'note',
  at: note.create_date,
  userId: note.user_id,
  userType: note.user_type,
  inPlace: false,
  name: note.name,
  html: note.message,
  mentions: [],
  images: [],
  readAt: null,
  readBy: '',
});

const ofNote = (note: OrderNote): ThreadEntry => ({ ...ofWritten(note), mentions: note.mentions });

const ofMessage = (message: OrderMessage): ThreadEntry => ({
  ...ofWritten(message),
  kind: 'message',
  inPlace: message.in_place,
  images: keysOf(message.images),
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

/** Everything that was said, oldest first; what is under way comes last, and once however the answers arrive. */
export function entriesOf(
  {
    messages,
    notes,
    outgoing,
  }: {
    messages: readonly OrderMessage[];
    notes: readonly OrderNote[];
    outgoing: readonly OutgoingMessage[];
  },
  reader: Reader,
): readonly ThreadEntry[] {
  const said = [...messages.map(ofMessage), ...notes.map(ofNote)].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  );
  const known = new Set(said.map(({ key }) => key));
  const underWay = outgoing.map((item) => ofOutgoing(item, reader)).filter(({ key }) => !known.has(key));
  return [...said, ...underWay];
}

/** Words of one person, one after the other. */
export interface Turn {
  readonly block: 'turn';
  readonly key: string;
  readonly entries: readonly [ThreadEntry, ...ThreadEntry[]];
}
/** What stands in a conversation, from top to bottom. */
export type Block =
  | Turn
  | { readonly block: 'day'; readonly key: string; readonly day: string }
  | { readonly block: 'unread'; readonly key: string };

/** Milliseconds after which the same person begins a new turn. */
const pause = 5 * 60_000;

const continues = (before: ThreadEntry | undefined, now: ThreadEntry) =>
  before !== undefined &&
  before.userId === now.userId &&
  before.kind === now.kind &&
  before.inPlace === now.inPlace &&
  Date.parse(now.at) - Date.parse(before.at) < pause;

/**
 * Groups what was said by day and by person.
 * @param dayOf the day of an instant, as people of the market write it.
 * @param firstUnread key of the first saying that was new when the conversation was opened.
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
    if (last?.block === 'turn' && continues(last.entries.at(-1), entry)) {
      blocks[blocks.length - 1] = { ...last, entries: [...last.entries, entry] };
    } else {
      blocks.push({ block: 'turn', key: entry.key, entries: [entry] });
    }
  }
  return blocks;
}

/**
 * Which of one's own messages say how far the other side has read: the last that they read at a time, and the last of
 * all, so that not every bubble carries the same words.
 */
export function markedEntries(entries: readonly ThreadEntry[], reader: Reader): ReadonlySet<string> {
  const own = entries.filter(
    ({ userId, kind, outgoing }) => userId === reader.id && kind === 'message' && outgoing === undefined,
  );
  return new Set(own.filter((one, index) => one.readAt !== own[index + 1]?.readAt).map(({ key }) => key));
}
