import { describe, expect, it } from '@jest/globals';
import { defineProjection } from '../projection/projection';
import { projecting } from './projection-kit';
import { coinProjection, type JarEvent, jarProjection, jarRows } from './sample-aggregate';

const opened: JarEvent = {
  type: 'JarOpened',
  data: { jarId: 'j', restaurantId: 1, ownerId: 12, number: 7 },
  personal: { subject: 'user-12', value: { label: 'Tips' } },
};
const coin = (value: number): JarEvent => ({ type: 'CoinAdded', data: { jarId: 'j', value } });
const closed: JarEvent = { type: 'JarClosed', data: { jarId: 'j' } };
const row = {
  id: 'j',
  restaurantId: 1,
  label: 'Tips',
  total: 0,
  closed: false,
  changedAt: '2026-11-20T09:30:00.000Z',
};

describe('the given/then kit for projections', () => {
  it('passes for the right document and for none', async () => {
    const later = { ...coin(3), metadata: { at: '2026-11-21T08:00:00.000Z' } };
    const jars = projecting(jarProjection);
    await jars.given([opened, coin(2), later, closed]).thenDocument('j', {
      ...row,
      total: 5,
      closed: true,
      changedAt: '2026-11-21T08:00:00.000Z',
    });
    await jars.given([coin(2)]).thenNoDocument('j');
    await projecting(coinProjection)
      .given([coin(1), coin(3), coin(-1)])
      .thenDocument('all', { id: 'all', coins: 2 });
  });

  it('opens the envelope of a person who was erased as null', async () => {
    const erased = { ...opened, personal: { subject: 'user-12', value: null } } as JarEvent;
    await projecting(jarProjection)
      .given([erased])
      .thenDocument('j', { ...row, label: 'erased person' });
  });

  it('fails for another document, and for one where none was expected', async () => {
    const given = projecting(jarProjection).given([opened]);
    await expect(given.thenDocument('j', { ...row, total: 1 })).rejects.toThrow();
    await expect(given.thenNoDocument('j')).rejects.toThrow();
  });

  it('fails for a projection that throws, keeps a memory of its own, or breaks the schema of its view', async () => {
    const over = (apply: () => unknown) =>
      projecting(
        defineProjection<JarEvent, typeof jarRows>(jarRows, {
          JarClosed: { id: () => 'j', apply: apply as () => typeof row },
        }),
      )
        .given([closed])
        .documents();
    let calls = 0;
    const throwing = () => {
      throw new RangeError('no such jar');
    };
    await expect(over(throwing)).rejects.toThrow(/JarClosed at position 1: RangeError: no such jar/);
    await expect(over(() => ({ ...row, total: (calls += 1) }))).rejects.toThrow(/otherwise than/);
    await expect(over(() => ({ ...row, total: 'many' }))).rejects.toThrow(/jars j/);
    await expect(over(() => ({ ...row, surplus: 1 }))).rejects.toThrow();
    await expect(over(() => row)).resolves.toBeDefined();
  });
});
