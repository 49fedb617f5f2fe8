import { useHotkeys } from 'react-hotkeys-hook';
import { singleKeysAreOn } from '#core/finder/single-keys';
import { type KeyInUse, useAnnouncedKeys } from './keys-in-use';

const isField = (element: HTMLElement) =>
  element.isContentEditable ||
  (element.matches('input, textarea, select') && !element.matches('[type="checkbox"], [type="radio"]'));

/** Typing, menus, dialogs, or single keys off. */
function isNotForUs(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !singleKeysAreOn()) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return (
    isField(target) ||
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
  );
}

/** Keyboards differ in position. */
export const singleKey = {
  useKey: true,
  ignoreModifiers: true,
  enableOnFormTags: true,
  preventDefault: true,
  ignoreEventWhen: isNotForUs,
} as const;

export const rowKeys: readonly KeyInUse[] = [
  ['next', 'J'],
  ['previous', 'K'],
  ['select', 'X'],
];
const noKeys: readonly KeyInUse[] = [];

interface RowKeys {
  readonly onMove: (step: 1 | -1) => void;
  readonly onSelect: () => void;
  /** For screens with own keys. */
  readonly enabled?: boolean;
}

export function useRowKeys({ onMove, onSelect, enabled = true }: RowKeys): void {
  const options = { ...singleKey, enabled };
  useAnnouncedKeys(enabled ? rowKeys : noKeys);
  useHotkeys('j', () => onMove(1), options);
  useHotkeys('k', () => onMove(-1), options);
  useHotkeys('x', onSelect, options);
}
