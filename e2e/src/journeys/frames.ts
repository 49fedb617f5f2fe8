import type { Page } from '@playwright/test';

interface Frames {
  longest: number;
  count: number;
  last: number;
  isOver: boolean;
}
type Counting = typeof globalThis & { countedFrames?: Frames };

/** Longest frame in milliseconds, and number of frames. */
export interface Smoothness {
  readonly longest: number;
  readonly count: number;
}

export async function framesWhile(page: Page, act: () => Promise<void>): Promise<Smoothness> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const frames = { longest: 0, count: 0, last: 0, isOver: false };
        (globalThis as Counting).countedFrames = frames;
        const next = (now: number) => {
          if (frames.last > 0) frames.longest = Math.max(frames.longest, now - frames.last);
          else resolve();
          frames.last = now;
          frames.count += 1;
          if (!frames.isOver) requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
  );
  await act();
  return page.evaluate(() => {
    const { countedFrames: frames } = globalThis as Counting;
    if (frames === undefined) throw new Error('no frames are counted');
    frames.isOver = true;
    return { longest: frames.longest, count: frames.count };
  });
}

/** @returns resets it */
export async function slowDown(page: Page, rate: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}
