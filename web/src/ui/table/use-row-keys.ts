import { useHotkeys } from 'react-hotkeys-hook';
import { singleKeysAreOn } from '#core/finder/single-keys';
import { type KeyInUse, useAnnouncedKeys } from './keys-in-use';

const isField = (element: HTMLElement) =>
  element.isContentEditable ||
  (element.matches('input, textarea, select') && !element.matches('[type="checkbox"], [type="radio"]'));

/** While typing, in menus and dialogs, and for those who switched single keys off, keys mean what they say. */
function isNotForUs(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !singleKeysAreOn()) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return (
    isField(target) ||
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
  );
}

/** By the character and not by the place on the keyboard: `/` and digits are elsewhere on other keyboards. */
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
  /** Off where the screen has keys of its own. */
  readonly enabled?: boolean;
}

/** The keys of every list: J and K move through the rows, X selects the row where they are. */
export function useRowKeys({ onMove, onSelect, enabled = true }: RowKeys): void {
  const options = { ...singleKey, enabled };
  useAnnouncedKeys(enabled ? rowKeys : noKeys);
  useHotkeys('j', () => onMove(1), options);
  useHotkeys('k', () => onMove(-1), options);
  useHotkeys('x', onSelect, options);
}
