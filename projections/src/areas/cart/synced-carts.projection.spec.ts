import { describe, it } from '@jest/globals';
import { anEntry } from '@portal/contracts/areas/cart';
import { projecting } from '@portal/platform/testing/projection-kit';
import { syncedCartsProjection } from './synced-carts.projection';

const kit = projecting(syncedCartsProjection);
const phone = 'a'.repeat(16);
const office = 'b'.repeat(16);
const at = '2026-11-20T09:00:00.000Z';
const entry = anEntry({ units: 3 });
const resourceIds = [entry.from.file];
const kept = (
  entryId: string,
  version: number,
  superseded: { device: string; reason: 'change' } | null = null,
) =>
  ({
    type: 'CartEntrySaved',
    data: {
      userId: 12,
      entryId,
      version,
      device: phone,
      madeAs: entryId,
      changedAt: at,
      restaurantId: 1,
      superseded,
      heldKeys: [],
      releasedKeys: [],
    },
    personal: { subject: 'user-12', value: { entry } },
  }) as const;
const held = (id: string, version: number) => ({ id, version, device: phone, changed_at: at, entry });

describe('a kept cart', () => {
  it('holds its entries, the oldest first, and what has left it', async () => {
    const events = [
      kept('20', 1),
      kept('10', 2),
      kept('30', 3),
      {
        type: 'CartEntryRemoved',
        data: { userId: 12, entryId: '20', version: 4, device: phone, releasedKeys: [] },
      },
      {
        type: 'CartEntriesOrdered',
        data: {
          userId: 12,
          version: 5,
          orderId: 'order',
          device: phone,
          entries: [{ entryId: '30', orderedAs: '30' }],
        },
      },
    ] as const;
    const gone = [
      { id: '20', version: 4, order: null },
      { id: '30', version: 5, order: { id: 'order', device: phone, as: '30' } },
    ];
    await kit.given(events).thenDocument('12', {
      id: 12,
      version: 5,
      entries: [held('10', 2)],
      gone,
      superseded: [],
      resourceIds,
    });
    await kit.given([...events, kept('20', 6)]).thenDocument('12', {
      id: 12,
      version: 6,
      superseded: [],
      entries: [held('10', 2), held('20', 6)],
      gone: gone.slice(1),
      resourceIds,
    });
  });

  it('holds the newest word to each device on each entry', async () => {
    const lostChange = (version: number) =>
      ({
        type: 'CartEntrySuperseded',
        data: { userId: 12, entryId: '10', version, device: office, reason: 'removal' },
      }) as const;
    await kit
      .given([kept('10', 1), lostChange(2), kept('10', 3, { device: office, reason: 'change' })])
      .thenDocument('12', {
        id: 12,
        version: 3,
        entries: [held('10', 3)],
        gone: [],
        superseded: [{ id: '10', version: 3, device: office, reason: 'change' }],
        resourceIds,
      });
  });

  it('[S18] is forgotten with its person, and holds nothing that cannot be read', async () => {
    const erasure = { type: 'UserErasureRequested', data: { userId: 12 } } as const;
    await kit.given([kept('10', 1), erasure]).thenNoDocument('12');
    const unreadable = { ...kept('10', 1), personal: { subject: 'user-12', value: null } };
    await kit
      .given([unreadable])
      .thenDocument('12', { id: 12, version: 1, entries: [], gone: [], superseded: [], resourceIds: [] });
  });
});
