import { type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';
import type { ThreadEntry } from './thread';

/** Pixels from the end within which somebody is at the end. */
const atEnd = 48;

interface Scrolled {
  readonly log: RefObject<HTMLElement | null>;
  /** Where the unread begins. */
  readonly unreadLine: RefObject<HTMLElement | null>;
  readonly entries: readonly ThreadEntry[];
  readonly readerId: number;
  /** The conversation can be seen: nothing is scrolled behind a tab. */
  readonly isSeen: boolean;
}

/**
 * Where somebody is in a conversation that is laid out from its end: at the end new messages come into view by
 * themselves; further up they are counted, and nothing moves.
 */
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
    // From the end upwards, positions are negative.
    setAtEnd(Math.abs(currentTarget.scrollTop) < atEnd);
  return { onScroll, isAtEnd, fresh, toEnd, isSeen };
}

export type ThreadScroll = ReturnType<typeof useThreadScroll>;
