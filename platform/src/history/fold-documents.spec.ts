import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Projection } from '../projection/projection';
import { plainCodec } from '../testing/plain-codec';
import { coinProjection, jarProjection } from '../testing/sample-aggregate';
import { addCoins, contentsOf, followJars, openJarLog, openJarViews } from '../testing/sample-aggregate-log';
import { FoldedDocuments } from './fold-documents';
import { createLogReader } from './log-reader';

const cursed = 13;

/** Refuses one coin; the other projection takes it. */
function strictJars(): Projection {
  const addCoin = jarProjection.handlers.get('CoinAdded');
  if (!addCoin) throw new Error('the sample has changed');
  const handlers = new Map(jarProjection.handlers).set('CoinAdded', {
    ...addCoin,
    apply: (jar, event, id) => {
      const { value } = event.data as { value: number };
      if (value === cursed) throw new RangeError(`no coin is worth ${value}`);
      return addCoin.apply(jar, event, id);
    },
  });
  return { ...jarProjection, handlers };
}

type Coin = readonly [jar: 'a' | 'b', value: number];

async function filled(coins: readonly Coin[]) {
  const events = openJarLog();
  const views = openJarViews();
  const projections = [strictJars(), coinProjection];
  for (const [jar, value] of coins) await addCoins(events, jar, [value]);
  await (await followJars({ events, views, projections })).stop();
  const folded = new FoldedDocuments(projections);
  const recorded = await createLogReader(events, plainCodec).readStreams(['jar-a', 'jar-b']);
  for (const event of recorded) folded.take(event);
  const live = await contentsOf(views);
  const documents = projections.map(({ view }) => [view.name, Object.fromEntries(folded.of(view))] as const);
  return { live, folded: Object.fromEntries(documents) };
}

describe('documents folded from events', () => {
  it('[R9] [R11] leave out an event that a projection refuses, and what follows it in its stream', async () => {
    const { folded } = await filled([
      ['a', 1],
      ['a', cursed],
      ['b', 4],
      ['a', 2],
    ]);
    expect(folded).toMatchObject({
      jars: { a: { total: 1 }, b: { total: 4 } },
      'coin-counts': { all: { coins: 4 } },
    });
  });

  it('[R9] [R11] are those of the live views, whatever is refused', async () => {
    const coin = fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom(1, 2, cursed));
    await fc.assert(
      fc.asyncProperty(fc.array(coin, { maxLength: 8 }), async (coins) => {
        const { live, folded } = await filled(coins);
        expect(folded).toEqual({ jars: live['jars'], 'coin-counts': live['coin-counts'] });
      }),
      { numRuns: 30 },
    );
  });
});
