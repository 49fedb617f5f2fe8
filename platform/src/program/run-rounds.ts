export interface RunningRounds {
  /** There is something to do: look now and not in a second. */
  wake(): void;
  /** Finishes what is in hand. */
  stop(): Promise<void>;
}

/** Work that is done in rounds until nothing is left of it. */
interface Rounds {
  round(): Promise<void>;
  /** Lets a running round end early. */
  stop(): void;
}

/** Between two looks. */
const pollMilliseconds = 1_000;

/**
 * Goes round in the background until it is stopped.
 * @param onError told of rounds that failed; the next one tries again
 */
export function runRounds(work: Rounds, onError: (error: unknown) => void): RunningRounds {
  let stopped = false;
  let wake: () => void = () => undefined;

  const nextLook = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMilliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!stopped) {
      // Before the round: what comes while it ends must not wait for the next look.
      const next = nextLook();
      await work.round().catch(onError);
      await next;
    }
  }

  const running = run();
  return {
    wake: () => wake(),
    async stop() {
      stopped = true;
      work.stop();
      wake();
      await running;
    },
  };
}
