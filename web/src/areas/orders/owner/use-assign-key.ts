import { useHotkeys } from 'react-hotkeys-hook';
import type { KeyInUse } from '#ui/table/keys-in-use';
import { singleKey } from '#ui/table/use-row-keys';

/** What the triage's keys do beside those of every work list. */
export const moreKeys: readonly KeyInUse[] = [['assign', 'A']];

/** Where the keyboard is; `null` for nowhere in particular. */
export const focusedElement = (): Element | null =>
  document.activeElement === document.body ? null : document.activeElement;

/** A asks to whom what the keys act on is to be given. */
export function useAssignKey(enabled: boolean, onAssign: () => void): void {
  useHotkeys('a', onAssign, { ...singleKey, enabled });
}
