import { z } from 'zod';
import { type Caller, isAdministrator, type Labels, type Role, Role as roles } from '../../kernel';

/** A conversation has two sides: the restaurant whose order it is, and the agency (R-CHT-01). */
export const chatSides = ['restaurant', 'agency'] as const;
export type ChatSide = (typeof chatSides)[number];

export const sideOf = (role: Role): ChatSide => (isAdministrator(role) ? 'agency' : 'restaurant');
/** Administrators who act for a restaurant stay on the agency's side (AMB-62). */
export const sideOfCaller = ({ role, ownRole }: Caller): ChatSide => sideOf(ownRole ?? role);
export const otherSide = (side: ChatSide): ChatSide => (side === 'agency' ? 'restaurant' : 'agency');

/** The sender of a message, as its reader sees it (R-CHT-02). */
export const senderKinds = ['me', 'franchisee', 'consultant', 'manager', 'agency'] as const;
export type SenderKind = (typeof senderKinds)[number];

const kindsByRole: Partial<Record<Role, SenderKind>> = {
  [roles.Franchisee]: 'franchisee',
  [roles.Consultant]: 'consultant',
  [roles.Manager]: 'manager',
};

/** `me` for own messages, else the sender's role; any other role counts as agency (R-CHT-02). */
export function senderKind(message: { user_id: number; user_type: Role }, reader: number): SenderKind {
  return message.user_id === reader ? 'me' : (kindsByRole[message.user_type] ?? 'agency');
}

export const senderLabels: Readonly<Record<SenderKind, Labels>> = {
  me: { CAST: 'Yo', CAT: 'Jo', PT: 'Eu' },
  franchisee: { CAST: 'Franquiciado', CAT: 'Franquiciat', PT: 'Franquiado' },
  consultant: { CAST: 'Consultor', CAT: 'Consultor', PT: 'Consultor' },
  manager: { CAST: 'Gerente', CAT: 'Gerent', PT: 'Gerente' },
  agency: { CAST: 'Agencia', CAT: 'Agència', PT: 'Agência' },
};

/** Beside the sender of what an administrator wrote in restaurant mode (AMB-62). */
export const inPlaceLabel: Labels = {
  CAST: 'en nombre del restaurante',
  CAT: 'en nom del restaurant',
  PT: 'em nome do restaurante',
};

/** Read marks of a conversation (AMB-62): one for the whole agency, one for each person of the restaurant. */
export const chatMarksSchema = z.object({
  /** Messages of each side. */
  counts: z.record(z.enum(chatSides), z.int()),
  /**
   * Reader → place up to which everything is read, and how many messages of the other side that were. A reader is a
   * user id, `agency`, or `restaurant` for all its people.
   */
  read: z.record(z.string(), z.object({ upTo: z.int(), count: z.int() })),
  /** People of the restaurant to whom the agency's messages are unread; empty means all of them. */
  concerned: z.array(z.int()),
});
export type ChatMarks = z.infer<typeof chatMarksSchema>;

/** A reader; on the agency's side all people count as one. */
export interface ChatReader {
  readonly side: ChatSide;
  readonly userId: number;
}

interface Posted extends ChatReader {
  readonly waitsFor?: readonly number[] | undefined;
}

interface Read extends ChatReader {
  readonly upTo: number;
  readonly byPerson?: true | undefined;
}

export const noMarks: ChatMarks = { counts: { restaurant: 0, agency: 0 }, read: {}, concerned: [] };

/** People to whom an answer is unread after this message: its writer, and those whom the agency names. */
export function concernedAfter(
  { concerned }: Pick<ChatMarks, 'concerned'>,
  { side, userId, waitsFor }: Posted,
): number[] {
  return side === 'agency' ? [...(waitsFor ?? concerned)] : [...new Set([...concerned, userId])];
}

export const withMessage = (marks: ChatMarks, message: Posted): ChatMarks => ({
  ...marks,
  counts: { ...marks.counts, [message.side]: marks.counts[message.side] + 1 },
  concerned: concernedAfter(marks, message),
});

/** A reading covers all messages up to now. */
export const withReading = (marks: ChatMarks, { side, userId, upTo, byPerson }: Read): ChatMarks => ({
  ...marks,
  read: { ...marks.read, [byPerson ? userId : side]: { upTo, count: marks.counts[otherSide(side)] } },
});

/** Place up to which a reader has read, and the messages of the other side until there. */
function readBy({ read }: ChatMarks, { side, userId }: ChatReader) {
  const { upTo, count } = read[side] ?? { upTo: 0, count: 0 };
  const own = side === 'agency' ? undefined : read[userId];
  return own && own.upTo > upTo ? own : { upTo, count };
}

export const readUpTo = (marks: ChatMarks, reader: ChatReader): number => readBy(marks, reader).upTo;

/** Unread messages of the other side, including those that count for other people. */
export const unreadFor = (marks: ChatMarks, reader: ChatReader): number =>
  marks.counts[otherSide(reader.side)] - readBy(marks, reader).count;

/**
 * Unread messages of a reader (R-CHT-06). The agency counts all; at the restaurant they count for the person who
 * ordered and for those who have written.
 */
export function waitingFor(marks: ChatMarks, reader: ChatReader): number {
  const { concerned } = marks;
  const waits = reader.side === 'agency' || concerned.length === 0 || concerned.includes(reader.userId);
  return waits ? unreadFor(marks, reader) : 0;
}

/** People whom one note can mention. */
export const maxMentions = 10;

/**
 * In the text of a note a mention is a mark with the person's id, and the note lists whom it mentions. A name would outlive
 * the person, and would not change with them; a mark that the list does not have is text.
 */
export const mentionMark = (userId: number): string => `@[${userId}]`;

/** Whom a note tells: all whom it mentions, but for who wrote it. */
export const toldByNote = ({
  userId: by,
  mentions = [],
}: {
  readonly userId: number;
  readonly mentions?: readonly number[] | undefined;
}): readonly number[] => mentions.filter((userId) => userId !== by);

/** Splits a text at its marks: every second part is an id. */
export const mentionMarks = /@\[(\d{1,15})\]/;

/** The text with names in place of the marks of these people; what is no mention stays text. */
export const withoutMarks = (marked: string, names: ReadonlyMap<number, string>): string =>
  marked
    .split(mentionMarks)
    .map((part, at) => (at % 2 === 0 ? part : `@${names.get(Number(part)) ?? `[${part}]`}`))
    .join('');

/** The beginning of a text, cut by its length, without the mark that was cut with it. */
export const withoutCutMark = (cut: string): string => cut.replace(/@\[?\d*…$/, '…');

/** Permitted HTML of a message (S11, AMB-26), for the sanitisers of server and browser. */
export const messageHtml = {
  tags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  linkSchemes: ['http', 'https', 'mailto'],
} as const;

/** Images in one message (R-CHT-04, R-CON-10). */
export const maxMessageImages = 5;
/** Characters of a message as it is sent, markup included. */
export const maxMessageLength = 10_000;

/** Encodings of uploaded pictures after re-encoding (S8); safe to show in the page. */
export const messageImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type MessageImageType = (typeof messageImageTypes)[number];

/** An image of a message, by the key of its upload. */
export const messageImageSchema = z.object({ key: z.string(), contentType: z.enum(messageImageTypes) });
export type MessageImage = z.infer<typeof messageImageSchema>;
