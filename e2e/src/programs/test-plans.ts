import { randomUUID } from 'node:crypto';
import { marketRecords, Role } from '@portal/contracts';
import { currentPlanYear } from '@portal/contracts/areas/planner';
import type { World } from '@portal/contracts/examples';
import type { Actor } from '@portal/platform/decider/decider';
import type { InProcessPortal } from './in-process-portal';
import { actorWith } from './test-fixture';

type Ground = Pick<InProcessPortal, 'market' | 'writeSide'>;

const context = (actor: Actor = actorWith(Role.Administrator)) => ({ actor, correlationId: 'test-plans' });

async function must<T>(outcome: Promise<{ ok: boolean } & Partial<{ data: T }>>): Promise<T> {
  const result = await outcome;
  if (!result.ok) throw new Error(`nothing could be planned: ${JSON.stringify(result)}`);
  return result.data as T;
}

/** By the market's clock. */
const planYearOf = ({ market }: Pick<Ground, 'market'>): number =>
  currentPlanYear(new Date().toISOString(), marketRecords[market].timeZone);

const priority = (rank: 1 | 2) => ({
  id: null,
  name: `Prioridad ${rank}`,
  type: 2 as const,
  status: rank,
  resobjective_id: null,
  daypart: { week: null, time: null },
  comportament: null,
  competitor: null,
  value: { sales: 1, new: 0 },
});

async function planSomething(portal: Ground, restaurantId: number) {
  const { runner, bindings } = portal.writeSide;
  const { UpdatePlanObjectives, UpdatePlanStrategies } = bindings.planner;
  const ofPlan = { restaurant_id: restaurantId, year: planYearOf(portal) };
  const table = { ...ofPlan, tableData: [priority(1)] };
  const { objectives } = await must(runner.run(UpdatePlanObjectives, table, context()));
  const planPriorityId = objectives[0]?.resobjective_id ?? 0;
  const strategy = { section_id: null, strategy_name: 'Vales en el barrio', status: 1 as const };
  const tableData = [{ ...strategy, resobjective_id: planPriorityId }];
  const { strategies } = await must(runner.run(UpdatePlanStrategies, { ...ofPlan, tableData }, context()));
  return { planPriorityId, planStrategyId: strategies[0]?.id ?? 0 };
}

async function addAction(portal: Ground, restaurantId: number): Promise<string> {
  const { planStrategyId } = await planSomething(portal, restaurantId);
  const year = planYearOf(portal);
  const { runner, bindings } = portal.writeSide;
  const data = {
    name: `Acción ${randomUUID()}`,
    strategy_id: planStrategyId,
    status: true,
    start_date: `${year}-03-02`,
    end_date: `${year}-03-15`,
  };
  const input = { restaurant_id: restaurantId, year, data };
  return (await must(runner.run(bindings.planner.AddPlanAction, input, context()))).id;
}

/** @returns the arguments to restore it */
async function clearPriority(portal: Ground, restaurantId: number): Promise<string> {
  const { runner, bindings } = portal.writeSide;
  const save = (tableData: ReturnType<typeof priority>[]) => {
    const input = { restaurant_id: restaurantId, year: planYearOf(portal), tableData };
    return must(runner.run(bindings.planner.UpdatePlanObjectives, input, context()));
  };
  await save([priority(1), priority(2)]);
  return (await save([priority(1)])).removal_id ?? 'none';
}

let idsGiven = 0;
const idsApart = 200;

function freeNationalId(): number {
  idsGiven += idsApart;
  return idsGiven;
}

/** @returns its new version */
async function changeNationalPlan(portal: Ground): Promise<number> {
  const { runner, bindings } = portal.writeSide;
  const objective = { id: freeNationalId(), name: 'Crecer en desayunos' };
  const plan = { objectives: [objective], strategies: [], actions: [] };
  const input = { year: planYearOf(portal), plan };
  return (await must(runner.run(bindings.planner.UpdateNationalPlan, input, context()))).version;
}

/** Empty next year, non-empty current one. @returns the next year */
async function emptyNextPlan(portal: Ground): Promise<number> {
  const { runner, bindings } = portal.writeSide;
  await changeNationalPlan(portal);
  const year = planYearOf(portal) + 1;
  const plan = { objectives: [], strategies: [], actions: [] };
  await must(runner.run(bindings.planner.UpdateNationalPlan, { year, plan }, context()));
  return year;
}

async function renewCalendarAddress({ writeSide }: Ground, person: Actor): Promise<string> {
  const { runner, bindings } = writeSide;
  return (await must(runner.run(bindings.planner.RenewPlanCalendarAddress, {}, context(person)))).token;
}

interface Needs {
  readonly portal: Ground;
  readonly owner: Actor;
  readonly restaurantId: number;
}
type Part = readonly [names: readonly (keyof World)[], make: (needs: Needs) => Promise<Partial<World>>];

/** Created per call. */
export const planParts: readonly Part[] = [
  [['planYear'], async ({ portal }) => ({ planYear: planYearOf(portal) })],
  [['nextPlanYear'], async ({ portal }) => ({ nextPlanYear: await emptyNextPlan(portal) })],
  [['nextNationalId'], async () => ({ nextNationalId: freeNationalId() })],
  [['nationalVersion'], async ({ portal }) => ({ nationalVersion: await changeNationalPlan(portal) })],
  [['planPriorityId', 'planStrategyId'], ({ portal, restaurantId }) => planSomething(portal, restaurantId)],
  [
    ['planRemovalId'],
    async ({ portal, restaurantId }) => ({ planRemovalId: await clearPriority(portal, restaurantId) }),
  ],
  [
    ['planActionId'],
    async ({ portal, restaurantId }) => ({ planActionId: await addAction(portal, restaurantId) }),
  ],
  [
    ['calendarToken'],
    async ({ portal, owner }) => ({ calendarToken: await renewCalendarAddress(portal, owner) }),
  ],
];
