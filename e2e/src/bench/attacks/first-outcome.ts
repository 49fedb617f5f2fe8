interface Attempt {
  readonly signal: AbortSignal;
  readonly close: () => void;
  readonly watch: (end: (outcome: string) => void) => void;
}

/** @returns `open` if aborted before */
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
