import { describe, expect, it } from '@jest/globals';
import {
  aCalendarAddressRenewed,
  anAction,
  anActionAdded,
  anActionDeleted,
  anActionMoved,
  anActionRestored,
  aNationalContent,
  aNationalPlanUpdated,
  aPriority,
  aStrategy,
  somePriorities,
  someStrategies,
} from '@portal/contracts/areas/planner';
import { projected, projecting } from '@portal/platform/testing/projection-kit';
import { nationalPlansProjection } from './national-plans.projection';
import { planCalendarAddressesProjection } from './plan-calendar-addresses.projection';
import { restaurantPlansProjection } from './restaurant-plans.projection';

const plans = projecting(restaurantPlansProjection);
const at = expect.any(String) as unknown as string;
const last = { at: projected(anActionAdded()).metadata.at, userId: 12 };
const blank = { id: '1-2026', restaurantId: 1, year: 2026 };
const action = (version: number, changes: object = {}) => ({
  ...anAction(),
  version,
  changedAt: at,
  ...changes,
});
const given = [somePriorities(), someStrategies(), anActionAdded()];
const document = {
  ...blank,
  priorities: [aPriority()],
  strategies: [aStrategy()],
  actions: [action(2)],
  versions: { priorities: 0, strategies: 1 },
  lastChanges: { objectives: last, strategies: last, actions: last },
};
const removal = {
  removalId: 'r',
  priorities: [aPriority()],
  strategies: [aStrategy()],
  actions: [anAction()],
};
const cleared = somePriorities({ priorities: [], removal });

/** Ignores timestamps. */
async function after(events: Parameters<typeof plans.given>[0], expected: object) {
  await plans.given(events).thenDocument('1-2026', expected as never);
}

describe('the view of plans', () => {
  it('[R-MKT-08] [R-MKT-11] [R-MKT-16] [R4] holds tables and actions, each with the version of its last edit', async () => {
    const { changedAt } = projected(anActionAdded(), 2).metadata as unknown as { changedAt: string };
    expect(changedAt).toBeUndefined();
    const time = projected(anActionAdded(), 2).metadata.at;
    await after(given, { ...document, actions: [action(2, { changedAt: time })] });
  });

  it('[AMB-63] loses with a priority what hangs on it, and has it again after the undo', async () => {
    const none = {
      ...blank,
      priorities: [],
      strategies: [],
      actions: [],
      versions: { priorities: 3, strategies: 3 },
      lastChanges: { objectives: last, strategies: last, actions: last },
    };
    await after([...given, cleared], none);
    const restored = {
      type: 'PlanRemovalRestored' as const,
      data: { restaurantId: 1, year: 2026, ...removal, next: null },
    };
    const time = projected(restored, 4).metadata.at;
    await after([...given, cleared, restored], {
      ...document,
      actions: [action(4, { changedAt: time })],
      versions: { priorities: 4, strategies: 4 },
    });
  });

  it('[R-MKT-14] follows actions that are moved, deleted and restored', async () => {
    const time = projected(anActionMoved(), 3).metadata.at;
    const moved = action(3, { start: '2026-12-07', end: '2026-12-20', changedAt: time });
    await after([...given, anActionMoved()], { ...document, actions: [moved] });
    await after([...given, anActionDeleted()], { ...document, actions: [] });
    const back = action(4, { changedAt: time });
    await after([...given, anActionDeleted(), anActionRestored()], { ...document, actions: [back] });
  });
});

describe('who changed a plan last', () => {
  const by = (actor: string) => ({ actor, at: '2026-11-21T08:00:00.000Z' });
  const later = (userId: number | null) => ({ at: '2026-11-21T08:00:00.000Z', userId });
  const lastChanges = { objectives: last, strategies: last, actions: last };

  it('[U12] is known of each part, of those that something was removed from as well', async () => {
    const moved = { ...anActionMoved(), metadata: by('user-13') };
    const time = projected(moved, 3).metadata.at;
    await after([...given, moved], {
      ...document,
      actions: [action(3, { start: '2026-12-07', end: '2026-12-20', changedAt: time })],
      lastChanges: { ...lastChanges, actions: later(13) },
    });
    await after([...given, { ...cleared, metadata: by('user-14') }], {
      ...blank,
      priorities: [],
      strategies: [],
      actions: [],
      versions: { priorities: 3, strategies: 3 },
      lastChanges: { objectives: later(14), strategies: later(14), actions: later(14) },
    });
  });

  it('[U12] is empty where it was no person, and for parts that were never changed', async () => {
    await after([{ ...somePriorities(), metadata: by('automation') }], {
      ...blank,
      priorities: [aPriority()],
      strategies: [],
      actions: [],
      versions: { priorities: 0, strategies: -1 },
      lastChanges: { objectives: later(null), strategies: null, actions: null },
    });
  });
});

describe('the view of national plans', () => {
  it('[AMB-66] holds the plan as a whole, its version, and what was changed, the newest first', async () => {
    const kit = projecting(nationalPlansProjection);
    const renamed = aNationalPlanUpdated({
      changes: [{ kind: 'action', change: 'deleted', id: 3, name: 'Menús de otoño' }],
    });
    const { at: time } = projected(renamed, 1).metadata;
    await kit.given([aNationalPlanUpdated(), renamed]).thenDocument('2026', {
      id: '2026',
      year: 2026,
      ...aNationalContent(),
      lastId: 3,
      version: 1,
      restorable: true,
      changedAt: time,
      news: [
        { kind: 'action', change: 'deleted', id: 3, name: 'Menús de otoño', at: time, version: 1 },
        { kind: 'objective', change: 'added', id: 1, name: 'Crecer en la cena', at: time, version: 0 },
      ],
    });
  });
});

describe('the view of calendar addresses', () => {
  it('holds the digest of the last one, and nothing once it is revoked', async () => {
    const kit = projecting(planCalendarAddressesProjection);
    const { userId: id, ...address } = aCalendarAddressRenewed().data;
    await kit.given([aCalendarAddressRenewed()]).thenDocument('12', { id, ...address });
    const revoked = { type: 'PlanCalendarAddressRevoked' as const, data: { userId: 12 } };
    await kit.given([aCalendarAddressRenewed(), revoked]).thenNoDocument('12');
  });
});
