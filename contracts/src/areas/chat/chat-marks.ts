import { z } from 'zod';
import { type ChatSide, chatSides, otherSide } from './chat-sides';

/** Read marks of a conversation (AMB-62): one for the whole agency, one for each person of the restaurant. */
export const chatMarksSchema = z.object({
  /** Places of the messages of each side, ascending. */
  places: z.record(z.enum(chatSides), z.array(z.int())),
  /**
   * Reader → position up to which everything is read. A reader is a user id, `agency`, or, in older logs, `restaurant`
   * for all its people.
   */
  readUpTo: z.record(z.string(), z.int()),
  /** People of the restaurant to whom the agency's messages are unread; empty means all of them. */
  concerned: z.array(z.int()),
});
export type ChatMarks = z.infer<typeof chatMarksSchema>;

/** The same, however places are held. */
export type CountedMarks = Omit<ChatMarks, 'places'> & {
  readonly places: Readonly<Record<ChatSide, Iterable<number>>>;
};

/** A reader; on the agency's side all people count as one. */
export interface ChatReader {
  readonly side: ChatSide;
  readonly userId: number;
}

interface Posted extends ChatReader {
  readonly place: number;
  readonly waitsFor?: readonly number[] | undefined;
}

interface Read extends ChatReader {
  readonly upTo: number;
  readonly byPerson?: true | undefined;
}

export const noMarks: ChatMarks = { places: { restaurant: [], agency: [] }, readUpTo: {}, concerned: [] };

/** People to whom an answer is unread after this message: its writer, and those whom the agency names. */
export function concernedAfter(
  { concerned }: Pick<ChatMarks, 'concerned'>,
  { side, userId, waitsFor }: Posted,
): number[] {
  return side === 'agency' ? [...(waitsFor ?? concerned)] : [...new Set([...concerned, userId])];
}

export const withMessage = (marks: ChatMarks, message: Posted): ChatMarks => ({
  ...marks,
  places: { ...marks.places, [message.side]: [...marks.places[message.side], message.place] },
  concerned: concernedAfter(marks, message),
});

export const withReading = <M extends Pick<ChatMarks, 'readUpTo'>>(
  marks: M,
  { side, userId, upTo, byPerson }: Read,
): M => ({
  ...marks,
  readUpTo: { ...marks.readUpTo, [byPerson ? userId : side]: upTo },
});

/** The position up to which a reader has read. */
export function readUpTo(
  { readUpTo: marks }: Pick<ChatMarks, 'readUpTo'>,
  { side, userId }: ChatReader,
): number {
  const ofSide = marks[side] ?? 0;
  return side === 'agency' ? ofSide : Math.max(ofSide, marks[userId] ?? 0);
}

/** Unread messages of the other side, including those that count for other people. */
export function unreadFor(marks: CountedMarks, reader: ChatReader): number {
  const theirs = marks.places[otherSide(reader.side)];
  const mark = readUpTo(marks, reader);
  return [...theirs].filter((place) => place > mark).length;
}

/**
 * Unread messages of a reader (R-CHT-06). The agency counts all; at the restaurant they count for the person who
 * ordered and for those who have written.
 */
export function waitingFor(marks: CountedMarks, reader: ChatReader): number {
  const { concerned } = marks;
  const waits = reader.side === 'agency' || concerned.length === 0 || concerned.includes(reader.userId);
  return waits ? unreadFor(marks, reader) : 0;
}
