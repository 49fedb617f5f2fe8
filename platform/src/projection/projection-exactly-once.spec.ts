import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ViewBatch } from '../stores/view-store/view-store.port';
import {
  addCoins,
  cleanContents,
  contentsOf,
  followJars,
  jarProjections,
  openJarLog,
  openJarViews,
} from '../testing/sample-aggregate-log';

function openFailingViews() {
  const views = openJarViews();
  const faults: ('before' | 'after')[] = [];
  const commit = views.commit.bind(views);
  views.commit = async (batches: readonly ViewBatch[]) => {
    const fault = faults.shift();
    if (fault === 'before') throw new Error('killed before the commit');
    await commit(batches);
    if (fault === 'after') throw new Error('killed after the commit');
  };
  return { views, faults };
}

const step = fc.oneof(
  fc.record({
    jar: fc.constantFrom('a', 'b', 'c'),
    coins: fc.array(fc.integer({ min: -3, max: 9 }), { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ fault: fc.constantFrom('before' as const, 'after' as const) }),
  fc.record({
    restartWithBatchesOf: fc.integer({ min: 1, max: 6 }),
    projections: fc.constantFrom(1, 2, 2),
  }),
);

describe('exactly once', () => {
  it('[R7] the views equal a clean rebuild, after any kills, redeliveries and other batch sizes', async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const events = openJarLog();
      const { views, faults } = openFailingViews();
      let running = await followJars({ events, views });
      for (const each of steps) {
        if ('jar' in each) await addCoins(events, each.jar, each.coins);
        else if ('fault' in each) faults.push(each.fault);
        else {
          await running.stop();
          const projections = jarProjections.slice(0, each.projections);
          running = await followJars({ events, views, projections, batchSize: each.restartWithBatchesOf });
        }
      }
      await running.stop();
      faults.length = 0;
      await (await followJars({ events, views })).stop();
      expect(await contentsOf(views)).toEqual(await cleanContents(events));
    });
    await fc.assert(property, { numRuns: 50 });
  });

  it('[R7] a commit that happened although it failed is not repeated with the events that came after it', async () => {
    const events = openJarLog();
    const { views, faults } = openFailingViews();
    await addCoins(events, 'a', [1, 2]);
    faults.push('after');
    const errors: unknown[] = [];
    const running = await followJars({
      events,
      views,
      batchSize: 2,
      onError: (error) => errors.push(error),
    });
    await addCoins(events, 'a', [3]);
    await running.stop();
    await (await followJars({ events, views })).stop();
    expect(errors).toHaveLength(1);
    expect(await views.get('jars', 'a')).toMatchObject({ total: 6 });
  });
});
