/**
 * Runs a task repeatedly, never concurrently.
 * @param every milliseconds between runs
 * @param first milliseconds before the first
 * @returns stops, after the current run
 */
export function pollEvery(
  work: () => Promise<unknown>,
  every: number,
  onError: (error: unknown) => void,
  first = 0,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> = Promise.resolve();

  function next(): void {
    currentRun = work()
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(next, every);
      });
  }

  if (first === 0) next();
  else timer = setTimeout(next, first);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await currentRun;
  };
}
