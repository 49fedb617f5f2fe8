import { z } from 'zod';
import { type ChatSide, chatSides, otherSide } from './chat-sides';

/**
 * How far a conversation has been read (AMB-62): the agency has one mark for all of it, each person of the restaurant
 * has one of their own.
 */
export const chatMarksSchema = z.object({
  /** Places of the messages of each side, ascending. */
  places: z.record(z.enum(chatSides), z.array(z.int())),
  /**
   * Reader → place up to which everything has been read. A reader is a user id, `agency`, or `restaurant`: of logs of
   * before, where a mark counts for everybody of the restaurant.
   */
  readUpTo: z.record(z.string(), z.int()),
  /** People of the restaurant for whom the agency's messages wait; when there is nobody, they wait for all of it. */
  concerned: z.array(z.int()),
});
export type ChatMarks = z.infer<typeof chatMarksSchema>;

/** Somebody who reads: on the agency's side it does not matter who. */
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

/** Those for whom an answer waits after this message: whoever has written, and whom the agency's message names. */
function concernedAfter({ concerned }: ChatMarks, { side, userId, waitsFor }: Posted): number[] {
  return side === 'agency' ? [...(waitsFor ?? concerned)] : [...new Set([...concerned, userId])];
}

export const withMessage = (marks: ChatMarks, message: Posted): ChatMarks => ({
  ...marks,
  places: { ...marks.places, [message.side]: [...marks.places[message.side], message.place] },
  concerned: concernedAfter(marks, message),
});

export const withReading = (marks: ChatMarks, { side, userId, upTo, byPerson }: Read): ChatMarks => ({
  ...marks,
  readUpTo: { ...marks.readUpTo, [byPerson ? userId : side]: upTo },
});

/** The place up to which somebody has read. */
export function readUpTo({ readUpTo: marks }: ChatMarks, { side, userId }: ChatReader): number {
  const ofSide = marks[side] ?? 0;
  return side === 'agency' ? ofSide : Math.max(ofSide, marks[userId] ?? 0);
}

/** Messages of the other side that somebody has not read, whether they wait for that person or not. */
export function unreadFor(marks: ChatMarks, reader: ChatReader): number {
  const theirs = marks.places[otherSide(reader.side)];
  const mark = readUpTo(marks, reader);
  return theirs.filter((place) => place > mark).length;
}

/**
 * Messages that wait for somebody (R-CHT-06): on the agency's side for all of it; on the restaurant's for the person who
 * ordered and those who have written.
 */
export function waitingFor(marks: ChatMarks, reader: ChatReader): number {
  const { concerned } = marks;
  const waits = reader.side === 'agency' || concerned.length === 0 || concerned.includes(reader.userId);
  return waits ? unreadFor(marks, reader) : 0;
}
