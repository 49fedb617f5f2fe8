import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runBatch } from './run-batch';

describe('a batch', () => {
  it('does each once, keeps what failed with its reason, and stops for none (U5)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 40 }), async (fails) => {
        const acted: number[] = [];
        const progress: number[] = [];
        const { done, failed } = await runBatch(
          fails.map((_, item) => item),
          async (item) => {
            acted.push(item);
            if (fails[item] === true) throw new Error(`no ${item}`);
          },
          (finished) => progress.push(finished),
        );
        expect(acted.toSorted((a, b) => a - b)).toEqual(fails.map((_, item) => item));
        expect(done.toSorted((a, b) => a - b)).toEqual(
          acted.filter((item) => fails[item] !== true).toSorted((a, b) => a - b),
        );
        expect(failed.every(({ item, error }) => (error as Error).message === `no ${item}`)).toBe(true);
        expect(progress).toEqual(fails.map((_, place) => place + 1));
      }),
    );
  });

  it('has four under way at a time', async () => {
    let running = 0;
    let most = 0;
    await runBatch(
      Array.from({ length: 20 }, (_, item) => item),
      async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
      },
      () => undefined,
    );
    expect(most).toBe(4);
  });
});
