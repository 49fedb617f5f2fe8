import { describe, expect, it } from '@jest/globals';
import { allEvents, Role } from '@portal/contracts';
import { plannerCommands } from '@portal/contracts/areas/planner';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { createEventCodec } from '@portal/platform/codec/event-codec';
import type { Actor } from '@portal/platform/decider/decider';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { testActor } from '@portal/platform/testing/test-actor';
import { createWriteSide } from '../../write-side';

const at = '2026-11-25T09:30:00.000Z';
const marta = testActor(Role.Administrator, { userId: 1, restaurants: [] });
const ana = testActor(Role.Franchisee, { restaurants: [1, 2] });
const by = (actor: Actor) => ({ actor, correlationId: 'request-1' });

async function open() {
  const keys = new MemoryKeyStore();
  const events = new MemoryEventStore();
  const { runner, bindings } = createWriteSide({
    market: 'ES',
    events,
    keys,
    now: () => new Date(at),
    codec: createEventCodec({ events: allEvents, keys }),
    secrets: createSessionSecrets(Buffer.alloc(32, 1)),
  });
  const { diagnostic, planner, restaurants } = bindings;
  for (const restaurantId of [1, 2]) {
    const restaurant = aRestaurant({ restaurantId, site: `041${restaurantId}` });
    await runner.run(restaurants.ImportRestaurant, restaurant, by(marta));
  }
  const added = await runner.run(diagnostic.AddBrand, { name: 'Pizza', type: 2 }, by(marta));
  const own = await runner.run(
    diagnostic.AddCustomBrand,
    { restaurant_id: 2, name: 'Bar de la esquina', type: 4 },
    by(ana),
  );
  if (!added.ok || !own.ok) throw new Error('no brands');
  const save = (competitor: string | null, { restaurant_id = 1, name = 'La terraza' } = {}) =>
    runner.run(
      planner.UpdatePlanObjectives,
      plannerCommands.UpdatePlanObjectives.input.parse({
        restaurant_id,
        year: 2026,
        tableData: [{ id: '', type: 2, status: 1, name, competitor, value: { sales: 1, new: 1 } }],
      }),
      by(ana),
    );
  const planned = async () => (await events.readStream('plan-1-2026')).at(-1)?.data;
  return { run: runner.run, diagnostic, save, planned, chain: added.data.id, own: own.data.brand_id };
}
const unknown = {
  ok: false,
  rejection: { rejected: 'plan_competitor_unknown', fields: { 'tableData.0.competitor': 'unknown' } },
};

describe('the competitor of a priority', () => {
  it('[R-MKT-08] [W8] is a brand of the chain, or one that this restaurant has added', async () => {
    const { save, chain, own } = await open();
    expect(await save(String(chain))).toMatchObject({ ok: true });
    expect(await save(String(chain + 1))).toMatchObject(unknown);
    expect(await save(own)).toMatchObject(unknown);
    expect(await save(own, { restaurant_id: 2 })).toMatchObject({ ok: true });
    expect(await save('2-99', { restaurant_id: 2 })).toMatchObject(unknown);
    expect(await save(null)).toMatchObject({ ok: true });
  });

  it('[R-MKT-08] that was deleted stays where it was named, but cannot be named again', async () => {
    const { save, chain, own, run, diagnostic, planned } = await open();
    await save(String(chain));
    await save(own, { restaurant_id: 2 });
    await run(diagnostic.DeleteBrand, { id: chain }, by(marta));
    await run(diagnostic.DeleteCustomBrand, { id: own }, by(ana));
    expect(await save(String(chain), { name: 'La terraza nueva' })).toMatchObject({ ok: true });
    expect(await planned()).toMatchObject({
      priorities: [{ name: 'La terraza nueva', competitor: String(chain) }],
    });
    expect(await save(own, { restaurant_id: 2, name: 'Desayunos' })).toMatchObject({ ok: true });
    expect(await save(String(chain), { restaurant_id: 2 })).toMatchObject(unknown);
    await save(null);
    expect(await save(String(chain))).toMatchObject(unknown);
    await run(diagnostic.RestoreBrand, { id: chain }, by(marta));
    expect(await save(String(chain))).toMatchObject({ ok: true });
  });
});
