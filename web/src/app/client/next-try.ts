/**
 * Tries something later: after a pause, or as soon as the browser says that it is online again.
 * @returns calls it off
 */
export function nextTry(milliseconds: number, attempt: () => void): () => void {
  const callOff = () => {
    clearTimeout(timer);
    window.removeEventListener('online', now);
  };
  const now = () => {
    callOff();
    attempt();
  };
  const timer = setTimeout(now, milliseconds);
  window.addEventListener('online', now);
  return callOff;
}
