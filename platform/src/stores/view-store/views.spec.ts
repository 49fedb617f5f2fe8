import { describe, expect, it } from '@jest/globals';
import { defineView } from '@portal/contracts';
import { z } from 'zod';
import { viewsHolding } from '../../testing/query-kit';
import { viewsOf } from './views';

const jars = defineView('jars', {
  schema: z.object({ id: z.int(), coinCount: z.int() }),
  filters: { coinCount: 'number' },
  sorts: ['coinCount'],
});

async function wire() {
  const documents = [
    { id: 1, coinCount: 2 },
    { id: 2, coinCount: 5 },
  ];
  return viewsOf(await viewsHolding([jars, documents]));
}

describe('views as queries read them', () => {
  it('sort by the field that the wire spells with an underscore', async () => {
    const views = await wire();
    const { documents, total } = await views.find(jars, { sort: '-coin_count' });
    expect(total).toBe(2);
    expect(documents.map(({ id, coinCount }) => [id, coinCount])).toEqual([
      [2, 5],
      [1, 2],
    ]);
  });

  it('find documents by ids of any kind, and count them', async () => {
    const views = await wire();
    expect(await views.get(jars, 2)).toEqual({ id: 2, coinCount: 5 });
    expect(await views.getMany(jars, [3, '1'])).toEqual([null, { id: 1, coinCount: 2 }]);
    expect(await views.count(jars, { where: { coinCount: { gte: 3 } } })).toBe(1);
    expect(await views.countBy(jars, 'coinCount', {})).toEqual(
      new Map([
        ['2', 1],
        ['5', 1],
      ]),
    );
  });
});
