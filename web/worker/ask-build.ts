import type { WhichBuild } from '../src/app/version/worker-messages';

/** Milliseconds that a page has to say which build it is of. */
const patience = 3_000;

/** Asks a page which build it is of; `null` when it does not answer: it may be frozen, and is still open. */
export function askBuild(page: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (build: string | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(build);
    };
    const timer = setTimeout(() => settle(null), patience);
    port1.onmessage = ({ data }: MessageEvent<string>) => settle(data);
    page.postMessage({ type: 'which-build' } satisfies WhichBuild, [port2]);
  });
}
