export interface RunningRounds {
  /** Runs a round now. */
  wake(): void;
  /** Finishes current work. */
  stop(): Promise<void>;
}

/** A round runs until nothing is left. */
interface Rounds {
  round(): Promise<void>;
  stop(): void;
}

/** Between rounds. */
const pollMilliseconds = 1_000;

/**
 * Runs rounds in the background.
 * @param onError failed rounds; the next one retries
 */
export function runRounds(work: Rounds, onError: (error: unknown) => void): RunningRounds {
  let stopped = false;
  let wake: () => void = () => undefined;

  const nextPoll = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMilliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!stopped) {
      // Before the round, so that later wake-ups are not missed.
      const next = nextPoll();
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
