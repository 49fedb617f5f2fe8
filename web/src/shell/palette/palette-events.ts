/* A window event: the account menu does not hold the sheet. */
const shortcutsEvent = 'portal:shortcuts';

export const openShortcuts = () => window.dispatchEvent(new Event(shortcutsEvent));

/** @returns unsubscribes. */
export function onOpenShortcuts(open: () => void): () => void {
  window.addEventListener(shortcutsEvent, open);
  return () => window.removeEventListener(shortcutsEvent, open);
}
