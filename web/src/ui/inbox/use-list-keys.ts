import { useHotkeys } from 'react-hotkeys-hook';
import { useMemo } from 'react';
import { type KeyInUse, useAnnouncedKeys } from '../table/keys-in-use';
import { rowKeys, singleKey, useRowKeys } from '../table/use-row-keys';
import type { Inbox } from './use-inbox';
import type { StatusRow } from './status-change-spec';

interface ListKeys<Row extends StatusRow> {
  readonly inbox: Inbox<Row>;
  /** Boxes to tick are there. */
  readonly maySelect?: boolean;
  /** The id of the field that `/` leads to. */
  readonly searchId: string;
  /** Closes what is open; absent where nothing is. */
  readonly onClose: (() => void) | undefined;
  /** Sets the status with that code; what it is set on, the screen knows. */
  readonly onStatus: (status: number) => void;
  /** The status that E ("done") means. */
  readonly doneStatus: number;
  /** The greatest code of a status: keys up to it set one. */
  readonly lastStatus: number;
  /** Keys that the list has of its own; the same array each time. */
  readonly more?: readonly KeyInUse[];
}
const noMore: readonly KeyInUse[] = [];

/** The keys of a work list: J K move, X selects, 1–5 set a status, E is done, / searches, Esc closes (design: Triage). */
export function useListKeys<Row extends StatusRow>(keys: ListKeys<Row>): void {
  const {
    inbox,
    maySelect = true,
    searchId,
    onClose,
    onStatus,
    doneStatus,
    lastStatus,
    more = noMore,
  } = keys;
  const { cursor, selection } = inbox;
  useRowKeys({
    onMove: cursor.move,
    onSelect: () => maySelect && cursor.at && selection.toggle(cursor.at.id),
  });
  const announced = useMemo<readonly KeyInUse[]>(
    () => [...rowKeys, ['setStatus', `1 – ${lastStatus}`], ['done', 'E'], ...more],
    [lastStatus, more],
  );
  useAnnouncedKeys(announced);
  useHotkeys('/', () => document.getElementById(searchId)?.focus(), singleKey);
  useHotkeys('escape', onClose ?? selection.clear, singleKey);
  useHotkeys('1,2,3,4,5', (event) => onStatus(Number(event.key)), singleKey);
  useHotkeys('e', () => onStatus(doneStatus), singleKey);
}
