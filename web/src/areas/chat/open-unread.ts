/** The palette opens the list by an event: it loads without the button. */
const openEvent = 'portal:waiting';

export const openUnread = () => window.dispatchEvent(new Event(openEvent));

/** @returns stops listening. */
export function onOpenUnread(open: () => void): () => void {
  window.addEventListener(openEvent, open);
  return () => window.removeEventListener(openEvent, open);
}
