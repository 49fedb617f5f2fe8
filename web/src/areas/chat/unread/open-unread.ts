/*
 * The list of waiting conversations is opened by its button and by the palette alike. An event on the window keeps
 * them apart: who opens does not hold what is opened.
 */
const waitingEvent = 'portal:waiting';

export const openUnread = () => window.dispatchEvent(new Event(waitingEvent));

/** @returns stops listening. */
export function onOpenWaiting(open: () => void): () => void {
  window.addEventListener(waitingEvent, open);
  return () => window.removeEventListener(waitingEvent, open);
}
