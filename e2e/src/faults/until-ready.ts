import { setTimeout as pause } from 'node:timers/promises';

const askEvery = 20;

/** Until a program says that it is ready. */
export async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(askEvery);
  }
}
