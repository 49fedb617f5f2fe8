import { setTimeout as pause } from 'node:timers/promises';

const askEvery = 20;
/** Milliseconds; a longer wait is a failure. */
const timeoutMs = 90_000;
/** Of program output in failures. */
const lastCharacters = 4_000;

/**
 * @param circumstances e.g. logs, for the failure
 * @throws after ninety seconds
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  circumstances: () => string = () => '',
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > deadline)
      throw new Error(`not within ${timeoutMs} ms: ${what}\n${circumstances().slice(-lastCharacters)}`);
    await pause(askEvery);
  }
}

/** @throws as `until` */
export async function within<T>(what: string, promise: Promise<T>, circumstances?: () => string): Promise<T> {
  let isThere = false;
  const settled = promise.finally(() => (isThere = true));
  await Promise.race([settled, until(what, async () => isThere, circumstances)]);
  return settled;
}

export const untilReady = (url: string, circumstances?: () => string): Promise<void> =>
  until(
    `${url} is ready`,
    async () =>
      (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null))?.ok ===
      true,
    circumstances,
  );
