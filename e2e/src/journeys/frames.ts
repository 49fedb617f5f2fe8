import type { Page } from '@playwright/test';

interface Frames {
  longest: number;
  count: number;
  last: number;
  isOver: boolean;
}
type Counting = typeof globalThis & { countedFrames?: Frames };

/** How smooth a page was: its longest frame in milliseconds, and how many there were. */
export interface Smoothness {
  readonly longest: number;
  readonly count: number;
}

/** Counts the frames of a page while something is done on it. */
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

/** Makes the processor of a page so many times slower. @returns makes it as fast as it is again */
export async function slowDown(page: Page, rate: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}

/** The middle one. */
export const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
