import { network } from './network';

/**
 * Plans the next try: after a pause in milliseconds, or as soon as the network is back.
 * @returns calls it off
 */
export type PlanTry = (pause: number, attempt: () => void) => () => void;

/** Begins a try. @returns plans the next one: at once, where the network came back while this one was failing. */
export function beginTry(): PlanTry {
  const backBefore = network.timesBack();
  return (pause, attempt) => {
    const callOff = () => {
      clearTimeout(timer);
      stopListening();
    };
    const now = () => {
      callOff();
      attempt();
    };
    const timer = setTimeout(now, network.timesBack() === backBefore ? pause : 0);
    const stopListening = network.onBack(now);
    return callOff;
  };
}
