/**
 * Does something again and again, never twice at once. A failure is told, and the next time it is tried again.
 * @param every milliseconds from the end of one time to the beginning of the next
 * @returns stops, after the time in hand
 */
export function repeatedly(
  work: () => Promise<unknown>,
  every: number,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> = Promise.resolve();

  function next(): void {
    inHand = work()
      .catch(onTrouble)
      .then(() => {
        if (!stopped) timer = setTimeout(next, every);
      });
  }

  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await inHand;
  };
}
