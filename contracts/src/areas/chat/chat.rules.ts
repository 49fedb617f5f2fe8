import { z } from 'zod';
import { type Caller, isAdministrator, type Labels, type Role, Role as roles } from '../../kernel';

/** R-CHT-01 */
export const chatSides = ['restaurant', 'agency'] as const;
export type ChatSide = (typeof chatSides)[number];

export const sideOf = (role: Role): ChatSide => (isAdministrator(role) ? 'agency' : 'restaurant');
/** Acting administrators stay agency (AMB-62). */
export const sideOfCaller = ({ role, ownRole }: Caller): ChatSide => sideOf(ownRole ?? role);
export const otherSide = (side: ChatSide): ChatSide => (side === 'agency' ? 'restaurant' : 'agency');

/** R-CHT-02 */
export const senderKinds = ['me', 'franchisee', 'consultant', 'manager', 'agency'] as const;
export type SenderKind = (typeof senderKinds)[number];

const kindsByRole: Partial<Record<Role, SenderKind>> = {
  [roles.Franchisee]: 'franchisee',
  [roles.Consultant]: 'consultant',
  [roles.Manager]: 'manager',
};

/** The role's kind; unknown roles are agency (R-CHT-02). */
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

/** Label of messages from restaurant mode (AMB-62). */
export const inPlaceLabel: Labels = {
  CAST: 'en nombre del restaurante',
  CAT: 'en nom del restaurant',
  PT: 'em nome do restaurante',
};

/** One mark for the agency, one per person of the restaurant (AMB-62). */
export const chatMarksSchema = z.object({
  counts: z.record(z.enum(chatSides), z.int()),
  /**
   * Reader → last read place and the number of messages of the other side. A reader is a user id, `agency`, or
   * `restaurant` for all its people.
   */
  read: z.record(z.string(), z.object({ upTo: z.int(), count: z.int() })),
  /** Restaurant people with unread answers; empty means all. */
  concerned: z.array(z.int()),
});
export type ChatMarks = z.infer<typeof chatMarksSchema>;

/** All of the agency are one reader. */
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

/** Adds the writer and the people that the agency mentions. */
function concernedAfter(
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

export const withReading = (marks: ChatMarks, { side, userId, upTo, byPerson }: Read): ChatMarks => ({
  ...marks,
  read: { ...marks.read, [byPerson ? userId : side]: { upTo, count: marks.counts[otherSide(side)] } },
});

function readBy({ read }: ChatMarks, { side, userId }: ChatReader) {
  const { upTo, count } = read[side] ?? { upTo: 0, count: 0 };
  const own = side === 'agency' ? undefined : read[userId];
  return own && own.upTo > upTo ? own : { upTo, count };
}

export const readUpTo = (marks: ChatMarks, reader: ChatReader): number => readBy(marks, reader).upTo;

/** Includes messages for other people. */
export const unreadFor = (marks: ChatMarks, reader: ChatReader): number =>
  marks.counts[otherSide(reader.side)] - readBy(marks, reader).count;

/** R-CHT-06. The agency counts all; at the restaurant only people who ordered or wrote. */
export function waitingFor(marks: ChatMarks, reader: ChatReader): number {
  const { concerned } = marks;
  const waits = reader.side === 'agency' || concerned.length === 0 || concerned.includes(reader.userId);
  return waits ? unreadFor(marks, reader) : 0;
}

/** Per note. */
export const maxMentions = 10;

/** Ids in place of names, which change and get erased. Marks that are not listed are text. */
export const mentionMark = (userId: number): string => `@[${userId}]`;

/** Without the author. */
export const mentionNotice = ({
  userId: by,
  mentions = [],
}: {
  readonly userId: number;
  readonly mentions?: readonly number[] | undefined;
}): readonly number[] => mentions.filter((userId) => userId !== by);

export const mentionMarks = /@\[(\d{1,15})\]/;

export const withoutMarks = (marked: string, names: ReadonlyMap<number, string>): string =>
  marked
    .split(mentionMarks)
    .map((part, at) => (at % 2 === 0 ? part : `@${names.get(Number(part)) ?? `[${part}]`}`))
    .join('');

/** Drops a mark that the cut has broken. */
export const withoutCutMark = (cut: string): string => cut.replace(/@\[?\d*…$/, '…');

/** Allow-list for both sanitisers (S11, AMB-26). */
export const messageHtml = {
  tags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  linkSchemes: ['http', 'https', 'mailto'],
} as const;

/** Per message (R-CHT-04, R-CON-10). */
export const maxMessageImages = 5;
/** Characters, markup included. */
export const maxMessageLength = 10_000;

/** After re-encoding (S8). */
export const messageImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type MessageImageType = (typeof messageImageTypes)[number];

export const messageImageSchema = z.object({ key: z.string(), contentType: z.enum(messageImageTypes) });
export type MessageImage = z.infer<typeof messageImageSchema>;
