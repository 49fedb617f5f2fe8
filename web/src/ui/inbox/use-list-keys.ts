import { useHotkeys } from 'react-hotkeys-hook';
import { singleKeysAreOn } from '#app/palette/single-keys';

interface ListKeys {
  readonly onMove: (step: 1 | -1) => void;
  readonly onSelect: () => void;
  /** The id of the field that `/` leads to. */
  readonly searchId: string;
  readonly onClose: () => void;
  /** Sets the status with that code; what it is set on, the screen knows. */
  readonly onStatus: (status: number) => void;
  /** The status that E ("done") means. */
  readonly doneStatus: number;
}

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
const options = {
  useKey: true,
  ignoreModifiers: true,
  enableOnFormTags: true,
  preventDefault: true,
  ignoreEventWhen: isNotForUs,
} as const;

/** The keys of a work list: J K move, X selects, 1–5 set a status, E is done, / searches, Esc closes (design: Triage). */
export function useListKeys(keys: ListKeys): void {
  const { onMove, onSelect, searchId, onClose, onStatus, doneStatus } = keys;
  useHotkeys('j', () => onMove(1), options);
  useHotkeys('k', () => onMove(-1), options);
  useHotkeys('x', onSelect, options);
  useHotkeys('/', () => document.getElementById(searchId)?.focus(), options);
  useHotkeys('escape', onClose, options);
  useHotkeys('1,2,3,4,5', (event) => onStatus(Number(event.key)), options);
  useHotkeys('e', () => onStatus(doneStatus), options);
}
