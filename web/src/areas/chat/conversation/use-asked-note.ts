import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { noteParameter } from '#ui/order-status/order-address';
import { useAddress } from '#ui/list/use-address';
import type { ThreadEntry } from './thread';

/** Brings the note into view that the address asks for, once for each time that somebody goes there. @returns its key */
export function useAskedNote(
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
