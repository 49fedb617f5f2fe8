import { useHotkeys } from 'react-hotkeys-hook';
import { useMemo } from 'react';
import { type KeyInUse, useAnnouncedKeys } from '../table/keys-in-use';
import { rowKeys, singleKey, useRowKeys } from '../table/use-row-keys';
import type { Inbox } from './use-inbox';
import type { StatusRow } from './status-change-spec';

interface ListKeys<Row extends StatusRow> {
  readonly inbox: Inbox<Row>;
  readonly maySelect?: boolean;
  /** Id of the field for `/`. */
  readonly searchId: string;
  readonly onClose: (() => void) | undefined;
  readonly onStatus: (status: number) => void;
  /** For E. */
  readonly doneStatus: number;
  /** Digits up to it. */
  readonly lastStatus: number;
  /** Further keys. Stable. */
  readonly more?: readonly KeyInUse[];
}
const noMore: readonly KeyInUse[] = [];

/** J K move, X selects, 1–5 set a status, E is done, / searches, Esc closes (design: Triage). */
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
