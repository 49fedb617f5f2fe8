import { network } from './network';

/**
 * Plans the next try: after a pause in milliseconds, or when the network is back.
 * @returns cancels it
 */
export type PlanTry = (pause: number, attempt: () => void) => () => void;

/** Starts a try. @returns plans the next: immediately if the network returned during this one. */
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
