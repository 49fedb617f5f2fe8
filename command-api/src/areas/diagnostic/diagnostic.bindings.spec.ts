import { describe, expect, it } from '@jest/globals';
import { allEvents, Role } from '@portal/contracts';
import { noIntensity, noRatings, someShares } from '@portal/contracts/areas/diagnostic';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { createEventCodec } from '@portal/platform/codec/event-codec';
import type { Actor } from '@portal/platform/decider/decider';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { testActor } from '@portal/platform/testing/test-actor';
import { createWriteSide } from '../../write-side';

const at = '2026-11-20T09:30:00.000Z';
const marta = testActor(Role.Administrator, { userId: 1, restaurants: [] });
const ana = testActor(Role.Manager, { userId: 3, restaurants: [1] });
const stranger = testActor(Role.Consultant, { userId: 5, restaurants: [2] });
const by = (actor: Actor) => ({ actor, correlationId: 'request-1' });

async function open() {
  const keys = new MemoryKeyStore();
  const { runner, bindings } = createWriteSide({
    market: 'ES',
    events: new MemoryEventStore(),
    keys,
    now: () => new Date(at),
    codec: createEventCodec({ events: allEvents, keys }),
    views: { get: async () => null, count: async () => 0 },
    positions: { wait: async () => true },
    secrets: createSessionSecrets(Buffer.alloc(32, 1)),
  });
  const { diagnostic: own, restaurants } = bindings;
  for (const restaurantId of [1, 2]) {
    const restaurant = aRestaurant({ restaurantId, site: `041${restaurantId}` });
    await runner.run(restaurants.ImportRestaurant, restaurant, by(marta));
  }
  return { own, run: runner.run, restaurants };
}

const swotOf = (strenghts: string[], version?: number) => ({
  restaurant_id: 1,
  dafo: { strenghts, weaknesses: [], opportunities: [], threats: [] },
  ...(version !== undefined && { version }),
});
const shares = someShares().map(({ segment: cluster_id, ...share }) => ({ cluster_id, ...share }));
const choose = (competence: string[]) => ({ restaurant_id: 1, competence, intensity: noIntensity });
const compare = (...ids: readonly string[]) => {
  const [rest1 = null, rest2 = null, rest3 = null] = ids.map((brand_id) => ({
    brand_id,
    features: noRatings,
  }));
  return { restaurant_id: 1, mcd: { features: noRatings }, rest1, rest2, rest3 };
};
const rejected = (code: string, more: object = {}) => ({
  ok: false,
  rejection: { rejected: code, ...more },
});

describe('the blocks of a diagnostic', () => {
  it('[R4] report who was faster, when and in which fields to a person who saves an older version', async () => {
    const { own, run } = await open();
    const first = await run(own.UpdateSwot, swotOf(['Terraza'], -1), by(ana));
    expect(first).toMatchObject({ ok: true, data: { restaurant_id: 1, version: 0 } });
    await run(own.UpdateClients, { restaurant_id: 1, data: shares, version: -1 }, by(ana));
    expect(await run(own.UpdateSwot, swotOf(['Terraza', 'Parking'], 0), by(marta))).toMatchObject({
      ok: true,
    });
    expect(await run(own.UpdateSwot, swotOf(['Otra'], 0), by(ana))).toEqual({
      ok: false,
      conflict: { changedBy: 'user-1', changedAt: at, version: 2, fields: ['dafo.strenghts'] },
    });
  });

  it('[R4] do not collide with one another, and a first save of two people does', async () => {
    const { own, run } = await open();
    await run(own.UpdateSwot, swotOf(['Terraza'], -1), by(ana));
    const clients = { restaurant_id: 1, data: shares, version: -1 };
    expect(await run(own.UpdateClients, clients, by(marta))).toMatchObject({
      ok: true,
      data: { version: 1 },
    });
    expect(await run(own.UpdateSwot, swotOf(['Otra'], -1), by(marta))).toMatchObject({
      conflict: { changedBy: 'user-3', version: 0 },
    });
  });

  it('are of a restaurant that is there and open', async () => {
    const { own, run, restaurants } = await open();
    const elsewhere = { ...swotOf(['Terraza']), restaurant_id: 99 };
    expect(await run(own.UpdateSwot, elsewhere, by(marta))).toEqual(rejected('restaurant_not_found'));
    await run(restaurants.DeleteRestaurant, { id: 1 }, by(marta));
    expect(await run(own.UpdateSwot, swotOf(['x']), by(marta))).toEqual(rejected('restaurant_inactive'));
  });
});

describe('brands', () => {
  it('[R-DIA-26] of a restaurant are not called as one of all restaurants is, until that is called otherwise', async () => {
    const { own, run } = await open();
    const add = () =>
      run(own.AddCustomBrand, { restaurant_id: 1, name: 'Burger  del sur', type: 1 }, by(ana));
    await run(own.AddBrand, { name: 'burger del Sur', type: 1 }, by(marta));
    expect(await add()).toEqual(rejected('brand_name_taken', { fields: { name: 'taken' } }));
    await run(own.UpdateBrand, { id: 1, name: 'Burger del Norte', type: 1 }, by(marta));
    expect(await add()).toMatchObject({
      ok: true,
      data: { brand_id: '1-1', name: 'BURGER DEL SUR', type: 1, restaurant_id: 1 },
    });
  });

  it('[R5] [AMB-66] of all restaurants have a name each; a former one is free again', async () => {
    const { own, run } = await open();
    const add = (name: string) => run(own.AddBrand, { name, type: 2 }, by(marta));
    expect(await add('Pizza')).toMatchObject({ ok: true, data: { id: 1 } });
    expect(await add(' PIZZA ')).toEqual(rejected('brand_name_taken', { fields: { name: 'taken' } }));
    expect(await run(own.UpdateBrand, { id: 1, name: 'Pasta', type: 2 }, by(marta))).toMatchObject({
      ok: true,
    });
    expect(await add('Pasta')).toMatchObject({ ok: false });
    expect(await add('Pizza')).toMatchObject({ ok: true });
    expect(await run(own.UpdateBrand, { id: 1, name: 'Pizza', type: 2 }, by(marta))).toMatchObject({
      ok: false,
    });
  });

  it('[R4] [AMB-66] and examples report who was faster to a person who edits an older version', async () => {
    const { own, run } = await open();
    await run(own.AddBrand, { name: 'Pizza', type: 2 }, by(marta));
    await run(own.UpdateBrand, { id: 1, name: 'Pasta', type: 2, version: 0 }, by(marta));
    expect(
      await run(own.UpdateBrand, { id: 1, name: 'Tapas', type: 2, version: 0 }, by(marta)),
    ).toMatchObject({
      conflict: { version: 1, fields: ['name'] },
    });
    await run(own.AddSwotOption, { type: 1, data: 'Terraza', status: 0 }, by(marta));
    await run(own.UpdateSwotOption, { id: 1, type: 1, data: 'Terraza', status: 1, version: 0 }, by(marta));
    const late = { id: 1, type: 1 as const, data: 'Parking', status: 0 as const, version: 0 };
    expect(await run(own.UpdateSwotOption, late, by(marta))).toMatchObject({
      conflict: { fields: ['status'] },
    });
  });

  it('[W8] are chosen only where they are there: of all restaurants, or of this one', async () => {
    const { own, run } = await open();
    await run(own.AddBrand, { name: 'Pizza', type: 2 }, by(marta));
    await run(own.AddCustomBrand, { restaurant_id: 2, name: 'Bar', type: 4 }, by(stranger));
    const unknown = await run(own.UpdateCompetition, choose(['1', '2-1', '9']), by(ana));
    expect(unknown).toEqual(
      rejected('competitor_unknown', { fields: { 'competence.9': 'unknown', 'competence.2-1': 'unknown' } }),
    );
    expect(await run(own.UpdateCompetition, choose(['1']), by(ana))).toMatchObject({ ok: true });
    expect(await run(own.UpdateComparison, compare('1'), by(ana))).toMatchObject({ ok: true });
    await run(own.DeleteBrand, { id: 1 }, by(marta));
    expect(await run(own.UpdateCompetition, choose(['1']), by(ana))).toMatchObject({ ok: false });
    expect(await run(own.UpdateComparison, compare('1'), by(ana))).toMatchObject({ ok: false });
  });

  it('[W8] of another restaurant look missing under any id to a person without the right', async () => {
    const { own, run } = await open();
    await run(own.AddCustomBrand, { restaurant_id: 1, name: 'Bar', type: 4 }, by(ana));
    const missing = rejected('brand_not_found');
    for (const id of ['1-1', '1-2', '99-1'])
      expect(await run(own.DeleteCustomBrand, { id }, by(stranger))).toEqual(missing);
    expect(await run(own.RestoreCustomBrand, { id: '1-1' }, by(stranger))).toEqual(missing);
    const deleted = { ok: true, data: { id: '1-1', restaurant_id: 1 } };
    expect(await run(own.DeleteCustomBrand, { id: '1-1' }, by(ana))).toMatchObject(deleted);
    await run(own.AddBrand, { name: 'Bar', type: 4 }, by(marta));
    expect(await run(own.RestoreCustomBrand, { id: '1-1' }, by(ana))).toMatchObject({ ok: false });
    await run(own.DeleteBrand, { id: 1 }, by(marta));
    expect(await run(own.RestoreCustomBrand, { id: '1-1' }, by(ana))).toMatchObject(deleted);
  });
});

describe('what is around a restaurant', () => {
  it('[W8] can be deleted by its bare id only by its own people', async () => {
    const { own, run } = await open();
    const added = await run(own.AddCustomEnvironment, { id: 1, name: 'Estación' }, by(ana));
    expect(added).toMatchObject({ ok: true, data: { id: '1-1', name: 'Estación', restaurant_id: 1 } });
    expect(await run(own.DeleteCustomEnvironment, { id: '1-1' }, by(stranger))).toEqual(
      rejected('environment_not_found'),
    );
    expect(await run(own.DeleteCustomEnvironment, { id: '1-1' }, by(ana))).toMatchObject({ ok: true });
    expect(await run(own.RestoreCustomEnvironment, { id: '1-1' }, by(marta))).toMatchObject({ ok: true });
    const select = { restaurant_id: 1, id: '3' };
    expect(await run(own.SelectEnvironment, select, by(ana))).toMatchObject({
      ok: true,
      data: { id: '3', restaurant_id: 1 },
    });
    expect(await run(own.UnselectEnvironment, select, by(ana))).toMatchObject({ ok: true });
  });

  it('[R2] is added once by a command that is sent twice', async () => {
    const { own, run } = await open();
    const add = () =>
      run(
        own.AddCustomEnvironment,
        { id: 1, name: 'Estación' },
        { ...by(ana), idempotencyKey: 'k'.repeat(16) },
      );
    expect([await add(), await add()]).toMatchObject([{ data: { id: '1-1' } }, { data: { id: '1-1' } }]);
  });
});

describe('competitors out of a file', () => {
  it('[R4] [W36] count as an edit: a person with the screen open gets a conflict, and undo restores the old state', async () => {
    const { own, run } = await open();
    await run(own.AddBrand, { name: 'Pizza', type: 2 }, by(marta));
    const chosen = await run(own.UpdateCompetition, choose(['1']), by(ana));
    const version = chosen.ok ? chosen.data.version : NaN;
    const input = { restaurantId: 1, importId: 'import-1', competitors: [] };
    await run(own.ImportCompetition, input, by(marta));
    const late = await run(own.UpdateCompetition, { ...choose([]), version }, by(ana));
    expect(late).toMatchObject({ conflict: { fields: ['competence.1'] } });
    await run(own.UndoCompetitionImport, { restaurantId: 1, importId: 'import-1' }, by(marta));
    expect(await run(own.UpdateComparison, compare('1'), by(ana))).toMatchObject({ ok: true });
  });
});
