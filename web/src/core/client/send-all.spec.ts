import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sendAll } from './use-call-command';

describe('many at once', () => {
  it('does each once, keeps what failed with its reason, and stops for none (U5)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 40 }), async (fails) => {
        const acted: number[] = [];
        const progress: number[] = [];
        const outcomes = await sendAll(
          fails.map((_, item) => item),
          async (item) => {
            acted.push(item);
            if (fails[item] === true) throw new Error(`no ${item}`);
          },
          (finished) => progress.push(finished),
        );
        expect(acted.toSorted((a, b) => a - b)).toEqual(fails.map((_, item) => item));
        const reasons = outcomes.map((outcome) => ('error' in outcome ? outcome.error : null));
        expect(reasons).toEqual(fails.map((isFailed, item) => (isFailed ? new Error(`no ${item}`) : null)));
        expect(progress).toEqual(fails.map((_, index) => index + 1));
      }),
    );
  });

  it('has four under way at a time', async () => {
    let running = 0;
    let most = 0;
    await sendAll(
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
