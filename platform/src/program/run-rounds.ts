export interface RunningRounds {
  wake(): void;
  stop(): Promise<void>;
}

interface Rounds {
  round(): Promise<void>;
  stop(): void;
}

const pollMilliseconds = 1_000;

/** @param onError failed rounds; the next one retries */
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
