import { expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { plannerCommands, plannerQueries } from '@portal/contracts/areas/planner';
import { testClock } from '@portal/platform/testing/test-clock';
import { openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture, ownRestaurant } from '../programs/test-fixture';
import { sendCall } from './send-call';

/** Half a minute before midnight in Madrid. */
const evening = '2026-11-30T22:59:30.000Z';
const first = '2026-12-01';
const last = '2026-12-07';
const ofPlan = { restaurant_id: ownRestaurant, year: 2026 };

it('[R-HOM-10] [R16] [AMB-70] an action of the home is soon until the market’s midnight and current from then on, which both the answer and a push say, even when it comes late', async () => {
  const clock = testClock(evening);
  const portal = await openInProcessPortal('ES', clock.now);
  await buildTestFixture(portal);
  let ana = await portal.signIn(Role.Franchisee, Role.Franchisee);
  const send = async <T>(call: Parameters<typeof sendCall>[1], input: object) => {
    const headers = { 'x-min-position': String(await portal.stores.events.head()) };
    const answer = await sendCall(portal, call, { ...input }, { signedIn: ana, headers });
    expect([call.name, answer.statusCode]).toEqual([call.name, 200]);
    return answer.json<{ data: T }>().data;
  };
  const own = { name: 'La terraza', type: 2, status: 1, value: { sales: 1, new: 1 } };
  await send(plannerCommands.UpdatePlanObjectives, { ...ofPlan, tableData: [own] });
  const tableData = [{ resobjective_id: 1, strategy_name: 'Vales', status: 1 }];
  const { strategies } = await send<{ strategies: { id: number }[] }>(plannerCommands.UpdatePlanStrategies, {
    ...ofPlan,
    tableData,
  });
  const data = { name: 'Feria', strategy_id: strategies[0]?.id, start_date: first, end_date: last };
  const { id } = await send<{ id: string }>(plannerCommands.AddPlanAction, { ...ofPlan, data });
  const phases = async () => {
    const actions = await send<{ id: string; phase: string }[]>(plannerQueries.ListLocalActions, {
      restaurant_id: ownRestaurant,
    });
    return actions.map((action) => [action.id, action.phase]);
  };
  const pushed: unknown[] = [];
  const stopListening = portal.stores.pushes.listen((pushes) => {
    const ofPhases = pushes.filter(({ name }) => name === 'PlanActionPhaseChanged');
    pushed.push(...ofPhases.map(({ payload }) => payload));
  });
  const { views } = portal.stores;
  const start = () => portal.writeSide.startReactions({ views, wakeAfter: clock.wakeAfter });
  let deadlines = await start();
  const settle = () => deadlines.retryParked('when-an-action-is-due-then-announce-it', '');

  expect(await phases()).toEqual([[id, 'soon']]);
  await clock.passUntil('2026-11-30T22:59:59.000Z', settle);
  expect(await phases()).toEqual([[id, 'soon']]);
  expect(pushed).toEqual([]);
  await clock.passUntil('2026-11-30T23:00:30.000Z', settle);
  expect(await phases()).toEqual([[id, 'current']]);
  expect(pushed).toEqual([{ position: expect.any(Number) }]);

  clock.jumpTo('2026-12-07T22:59:30.000Z');
  // Sessions end after a week without use.
  ana = await portal.signIn(Role.Franchisee, Role.Franchisee);
  expect(await phases()).toEqual([[id, 'current']]);
  await deadlines.stop();
  clock.jumpTo('2026-12-07T23:45:00.000Z');
  deadlines = await start();
  await clock.passUntil('2026-12-07T23:45:30.000Z', settle);
  expect(await phases()).toEqual([]);
  expect(pushed).toHaveLength(2);
  await deadlines.stop();
  stopListening();
  expect(portal.problems).toEqual([]);
  await portal.close();
});
