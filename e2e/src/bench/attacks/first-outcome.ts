interface Attempt {
  readonly signal: AbortSignal;
  /** Ends the connection of the attempt. */
  readonly close: () => void;
  /** @param end takes the outcome of the attempt; only the first one counts */
  readonly watch: (end: (outcome: string) => void) => void;
}

/** Waits for the first outcome of an attempt, and closes its connection. @returns `open` when the signal came first */
export function firstOutcome({ signal, close, watch }: Attempt): Promise<string> {
  return new Promise((resolve) => {
    const end = (outcome: string): void => {
      signal.removeEventListener('abort', onAbort);
      close();
      resolve(outcome);
    };
    const onAbort = () => end('open');
    signal.addEventListener('abort', onAbort, { once: true });
    watch(end);
  });
}
