/**
 * Does something again and again, never twice at once. A failure is told, and the next time it is tried again.
 * @param every milliseconds from the end of one time to the beginning of the next
 * @param first milliseconds until the first time
 * @returns stops, after the time in hand
 */
export function pollEvery(
  work: () => Promise<unknown>,
  every: number,
  onError: (error: unknown) => void,
  first = 0,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> = Promise.resolve();

  function next(): void {
    inHand = work()
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
    await inHand;
  };
}
