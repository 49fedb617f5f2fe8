import { describe, expect, it } from '@jest/globals';
import { allEvents, allViews, reject, Role } from '@portal/contracts';
import { calendarDigestText, nationalActionId, plannerCommands } from '@portal/contracts/areas/planner';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { createEventCodec } from '@portal/platform/codec/event-codec';
import type { Actor } from '@portal/platform/decider/decider';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { testActor } from '@portal/platform/testing/test-actor';
import { testClock } from '@portal/platform/testing/test-clock';
import { createWriteSide } from '../../write-side';

const start = '2026-11-25T09:30:00.000Z';
const ana = testActor(Role.Franchisee);
const luis = testActor(Role.Manager, { id: 'user-13', userId: 13 });
const marta = testActor(Role.Administrator, { userId: 1 });
const stranger = testActor(Role.Franchisee, { id: 'user-99', userId: 99, restaurants: [2] });
const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const ofPlan = { restaurant_id: 1, year: 2026 };

const priority = (status: number, name: string) => ({
  id: '',
  type: 2,
  status,
  name,
  value: { sales: 1, new: 1 },
});

async function open() {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
  const clock = testClock(start);
  const keys = new MemoryKeyStore();
  const { runner, bindings, startReactions } = createWriteSide({
    market: 'ES',
    events,
    keys,
    now: clock.now,
    secrets,
    views,
    positions: { wait: async () => true },
    codec: createEventCodec({ events: allEvents, keys }),
  });
  const by = (actor: Actor, idempotencyKey?: string) => ({
    actor,
    correlationId: 'request-1',
    ...(idempotencyKey && { idempotencyKey }),
  });
  await runner.run(bindings.restaurants.ImportRestaurant, aRestaurant(), by(marta));
  const { planner } = bindings;
  const savePriorities = (tableData: readonly object[], more: object = {}, actor: Actor = ana) =>
    runner.run(
      planner.UpdatePlanObjectives,
      plannerCommands.UpdatePlanObjectives.input.parse({ ...ofPlan, tableData, ...more }),
      by(actor),
    );
  const saveStrategies = (tableData: readonly object[], more: object = {}) =>
    runner.run(
      planner.UpdatePlanStrategies,
      plannerCommands.UpdatePlanStrategies.input.parse({ ...ofPlan, tableData, ...more }),
      by(ana),
    );
  async function planned() {
    await savePriorities([priority(1, 'La terraza')]);
    await saveStrategies([{ resobjective_id: 1, strategy_name: 'Vales', status: 1 }]);
    const data = { name: 'Reparto', strategy_id: 2, start_date: '2026-11-30', end_date: '2026-12-13' };
    const added = await runner.run(
      planner.AddPlanAction,
      plannerCommands.AddPlanAction.input.parse({ ...ofPlan, data }),
      by(ana),
    );
    if (!added.ok) throw new Error(JSON.stringify(added));
    return added.data.id;
  }
  const typesOf = async (stream: string) => (await events.readStream(stream)).map(({ type }) => type);
  return {
    runner,
    planner,
    bindings,
    by,
    clock,
    savePriorities,
    saveStrategies,
    planned,
    typesOf,
    live: () => startReactions({ views, wakeAfter: clock.wakeAfter }),
    move: (id: string, start_date: string, end_date: string, more: object = {}, actor: Actor = ana) =>
      runner.run(
        planner.UpdatePlanAction,
        { data: { action_id: id, start_date, end_date }, ...more },
        by(actor),
      ),
    remove: (id: string, actor: Actor) => runner.run(planner.DeletePlanAction, { id }, by(actor)),
  };
}

describe('saving a plan', () => {
  it('[R-API-96] [R-API-97] answers versions, ids, and what went with what was cleared', async () => {
    const { savePriorities, planned, runner, planner, by } = await open();
    await planned();
    const cleared = await savePriorities([], { removes: { strategies: 1, actions: 1 } });
    expect(cleared).toMatchObject({
      data: { version: 3, removed: { objectives: 1, strategies: 1, actions: 1 }, objectives: [] },
    });
    const removal_id = cleared.ok ? (cleared.data.removal_id ?? '') : '';
    const restored = await runner.run(planner.RestorePlanRemoval, { ...ofPlan, removal_id }, by(ana));
    expect(restored).toMatchObject({ ok: true, data: { removal_id } });
    expect(await savePriorities([priority(1, 'La terraza')])).toMatchObject({
      data: { objectives: [{ resobjective_id: 1, status: 1 }], removal_id: null },
    });
  });

  it('[R4] names who has saved the same table since and which slots differ, from the first save on', async () => {
    const { savePriorities } = await open();
    await savePriorities([priority(1, 'La terraza')], { version: -1 });
    const late = await savePriorities([priority(1, 'Desayunos')], { version: -1 }, luis);
    expect(late).toMatchObject({ ok: false, conflict: { changedBy: ana.id, version: 0, fields: ['1'] } });
    expect(await savePriorities([priority(1, 'Desayunos')], { version: 0 }, luis)).toMatchObject({
      ok: true,
    });
  });

  it('[R4] keeps tables and actions apart: saving one never conflicts with the other', async () => {
    const { planned, savePriorities, saveStrategies, move } = await open();
    const id = await planned();
    expect(await savePriorities([priority(1, 'La terraza nueva')], { version: 0 })).toMatchObject({
      ok: true,
    });
    const strategies = [{ resobjective_id: 1, strategy_name: 'Vales en el metro', status: 1 }];
    expect(await saveStrategies(strategies, { version: 1 })).toMatchObject({ ok: true });
    expect(await move(id, '2026-12-01', '2026-12-14', { version: 2 })).toMatchObject({ ok: true });
    expect(await move(id, '2026-12-02', '2026-12-15', { version: 2 }, luis)).toMatchObject({
      conflict: { fields: ['start_date', 'end_date'] },
    });
  });

  it('is refused for a restaurant that is not there, and for one that has closed', async () => {
    const { runner, planner, bindings, by, savePriorities } = await open();
    await runner.run(bindings.restaurants.DeleteRestaurant, { id: 1 }, by(marta));
    expect(await savePriorities([])).toMatchObject({ rejection: { rejected: 'restaurant_inactive' } });
    const input = plannerCommands.UpdatePlanObjectives.input.parse({
      ...ofPlan,
      restaurant_id: 9,
      tableData: [],
    });
    const unknown = await runner.run(planner.UpdatePlanObjectives, input, by(marta));
    expect(unknown).toMatchObject({ rejection: { rejected: 'restaurant_not_found' } });
  });
});

describe('an action that is named by its id alone', () => {
  it('[W8] [R-API-101] is not there for people of other restaurants', async () => {
    const { planned, remove, move } = await open();
    const id = await planned();
    const missing = { rejection: { rejected: 'plan_action_not_found' } };
    expect(await remove(id, stranger)).toMatchObject(missing);
    expect(await move(id, '2026-12-01', '2026-12-02', {}, stranger)).toMatchObject(missing);
    expect(await remove(id.replace('1-', '2-'), ana)).toMatchObject(missing);
    expect(await remove(id, luis)).toMatchObject({ ok: true, data: { id } });
  });

  it('[R-MKT-14] [R-ROL-06] [W8] is read-only where it is national, for everybody', async () => {
    const { remove, move } = await open();
    const readOnly = { rejection: { rejected: 'national_action_read_only' } };
    for (const actor of [ana, luis, marta]) {
      expect(await remove(nationalActionId(2026, 3), actor)).toMatchObject(readOnly);
      expect(await move(nationalActionId(2026, 3), '2026-12-01', '2026-12-02', {}, actor)).toMatchObject(
        readOnly,
      );
    }
  });
});

describe('the clock', () => {
  it('[R-HOM-10] [AMB-70] announces actions at the market’s midnight, one after the other', async () => {
    const { planned, live, clock, typesOf } = await open();
    await planned();
    const phases = async () =>
      (await typesOf('plan-1-2026')).filter((type) => type === 'PlanPhasesReached').length;
    const running = await live();
    await clock.asleep(60_000);
    const settle = () => running.retryParked('when-an-action-is-due-then-announce-it', '');
    clock.jumpTo('2026-11-29T22:57:30.000Z');
    await clock.passUntil('2026-11-29T22:59:00.000Z', settle);
    expect(await phases()).toBe(0);
    await clock.passUntil('2026-11-29T23:02:00.000Z', settle);
    expect(await phases()).toBe(1);
    await clock.asleep(60_000);
    clock.jumpTo('2026-12-13T22:58:30.000Z');
    await clock.passUntil('2026-12-13T23:02:00.000Z', settle);
    expect(await phases()).toBe(2);
    await running.stop();
  });
});

describe('the address of a calendar program', () => {
  it('[X5] is answered once, a repeat is refused, and the next command makes another', async () => {
    const { runner, planner, by, typesOf } = await open();
    const renew = (key: string) => runner.run(planner.RenewPlanCalendarAddress, {}, by(ana, key));
    const first = await renew('a');
    const repeated = await renew('a');
    const next = await renew('b');
    expect(repeated).toEqual({ ok: false, rejection: reject('already_answered') });
    const tokens = [first, next].map((outcome) => (outcome.ok ? outcome.data.token : ''));
    expect(new Set(tokens).size).toBe(2);
    expect(tokens[0]).toMatch(/^[\w-]{43}$/);
    expect(await typesOf('planCalendar-12')).toEqual([
      'PlanCalendarAddressRenewed',
      'PlanCalendarAddressRenewed',
    ]);
  });

  it('[S5] is in no event: only its digest is', async () => {
    const { runner, planner, by } = await open();
    const renewed = await runner.run(planner.RenewPlanCalendarAddress, {}, by(ana));
    const token = renewed.ok ? renewed.data.token : '';
    expect(secrets.pepper(calendarDigestText(token))).not.toContain(token);
    await runner.run(planner.RevokePlanCalendarAddress, {}, by(ana));
    expect(await runner.run(planner.RevokePlanCalendarAddress, {}, by(ana))).toMatchObject({
      ok: true,
      data: { since: null },
    });
  });
});
