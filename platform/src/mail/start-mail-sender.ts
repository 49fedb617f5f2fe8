import { MailSender, type MailSenderOptions } from './mail-sender';

export interface RunningMailSender {
  /** Something was posted: look now and not in a second. */
  wake(): void;
  /** Finishes the mail in hand. */
  stop(): Promise<void>;
}

interface Options extends MailSenderOptions {
  /** Told of rounds that failed because of the ledger; the next one tries again. */
  readonly onError: (error: unknown) => void;
}

/** Between two looks at the ledger. */
const pollMilliseconds = 1_000;

/** Sends mail in the background until it is stopped. */
export function startMailSender(options: Options): RunningMailSender {
  const sender = new MailSender(options);
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

  async function work(): Promise<void> {
    while (!stopped) {
      // Before the round: what is posted while it ends must not wait for the next look.
      const next = nextLook();
      await sender.round().catch(options.onError);
      await next;
    }
  }

  const working = work();
  return {
    wake: () => wake(),
    async stop() {
      stopped = true;
      sender.stop();
      wake();
      await working;
    },
  };
}
