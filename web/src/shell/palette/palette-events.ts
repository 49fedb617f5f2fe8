/*
 * The sheet of shortcuts is opened by a key and by a menu entry alike. An event on the window keeps them apart: who
 * opens does not hold what is opened.
 */
const shortcutsEvent = 'portal:shortcuts';

export const openShortcuts = () => window.dispatchEvent(new Event(shortcutsEvent));

/** @returns stops listening. */
export function onOpenShortcuts(open: () => void): () => void {
  window.addEventListener(shortcutsEvent, open);
  return () => window.removeEventListener(shortcutsEvent, open);
}
