import { setTimeout as pause } from 'node:timers/promises';

const askEvery = 20;
/** Nothing takes so long, in milliseconds: what has not come by then is a finding, to be told with its circumstances. */
const patience = 90_000;
/** Of what a program printed, what is worth reading under a failure. */
const lastCharacters = 4_000;

/**
 * Asks again until it is so.
 * @param circumstances what a reader of the failure wants to know, such as the logs of the programs
 * @throws with them when it is still not so after a minute and a half
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  circumstances: () => string = () => '',
): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > deadline)
      throw new Error(`not within ${patience} ms: ${what}\n${circumstances().slice(-lastCharacters)}`);
    await pause(askEvery);
  }
}

/** @returns what `promise` brings. @throws as `until` does when it brings nothing */
export async function within<T>(what: string, promise: Promise<T>, circumstances?: () => string): Promise<T> {
  let isThere = false;
  const settled = promise.finally(() => (isThere = true));
  await Promise.race([settled, until(what, async () => isThere, circumstances)]);
  return settled;
}

/** Until a program says that it is ready. */
export const untilReady = (url: string, circumstances?: () => string): Promise<void> =>
  until(
    `${url} is ready`,
    async () =>
      (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(patience) }).catch(() => null))?.ok ===
      true,
    circumstances,
  );
