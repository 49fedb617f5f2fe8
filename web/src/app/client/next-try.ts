import { network } from './network';

/**
 * Tries something later: after a pause, or as soon as the browser says that it is online again.
 * @returns calls it off
 */
export function nextTry(milliseconds: number, attempt: () => void): () => void {
  const callOff = () => {
    clearTimeout(timer);
    stopListening();
  };
  const now = () => {
    callOff();
    attempt();
  };
  const timer = setTimeout(now, milliseconds);
  const stopListening = network.onBack(now);
  return callOff;
}
