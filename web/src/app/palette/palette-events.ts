/*
 * The palette and the sheet of shortcuts are opened by keys and by menu entries alike. Events on the window keep them
 * apart: who opens does not hold what is opened.
 */
const paletteEvent = 'portal:palette';
const shortcutsEvent = 'portal:shortcuts';

export const openPalette = () => window.dispatchEvent(new Event(paletteEvent));
export const openShortcuts = () => window.dispatchEvent(new Event(shortcutsEvent));

/** @returns stops listening. */
export function onOpen(what: 'palette' | 'shortcuts', open: () => void): () => void {
  const event = what === 'palette' ? paletteEvent : shortcutsEvent;
  window.addEventListener(event, open);
  return () => window.removeEventListener(event, open);
}
