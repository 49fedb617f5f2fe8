import { type LocalTexts, Role } from '@portal/contracts';
import { rankOfSlot, type StrategySlot } from '@portal/contracts/areas/planner';
import { actorOf, type SeedContext, type SeedStep } from '../seed/seed-step';
import type { DemoNationalPlan } from './demo-national-plans';
import type { DemoPlan } from './demo-plans';

const onWire = <T extends { readonly translations?: LocalTexts | undefined }>({
  translations,
  ...item
}: T) => ({
  ...item,
  name_cat: translations?.CAT,
});

function decidedByTheChain(
  { year, at, content }: DemoNationalPlan,
  { world, bindings, send }: SeedContext,
): SeedStep {
  const administrator = world.users.find(({ role, active }) => role === Role.Administrator && active);
  const sending = { key: `national-plan-${year}`, at, actor: administrator && actorOf(administrator) };
  const strategies = content.strategies.map(({ name: _name, ...strategy }) => strategy);
  const objectives = content.objectives.map(onWire);
  const actions = content.actions.map(onWire);
  const input = { year, plan: { objectives, strategies, actions } };
  return { at, happen: async () => void (await send(bindings.planner.UpdateNationalPlan, input, sending)) };
}

/** Rows in wire form. */
const objectiveRows = ({ priorities }: DemoPlan) =>
  priorities.map((priority) => ({
    id: priority.objectiveId,
    name: priority.name,
    type: priority.objectiveId === null ? (2 as const) : (1 as const),
    status: priority.rank,
    resobjective_id: null,
    daypart: { week: priority.week, time: priority.daypart },
    comportament: priority.behaviour,
    competitor: null,
    value: { sales: priority.sales, new: priority.newGuests },
  }));

/** Priorities, strategies, then actions. */
function planned(plan: DemoPlan, { world, bindings, send }: SeedContext): SeedStep {
  const { restaurantId: restaurant_id, year, at } = plan;
  const user = world.users.find(({ userId }) => userId === plan.userId);
  const ofPlan = { restaurant_id, year };
  const sending = (part: string) => ({
    key: `plan-${restaurant_id}-${year}-${part}`,
    at,
    actor: user && actorOf(user),
  });
  return {
    at,
    async happen() {
      const objectives = { ...ofPlan, tableData: objectiveRows(plan) };
      const chosen = await send(bindings.planner.UpdatePlanObjectives, objectives, sending('objectives'));
      const idOf = (slot: StrategySlot) =>
        chosen.objectives.find(({ status }) => status === rankOfSlot(slot))?.resobjective_id ?? 0;
      const tableData = plan.strategies.map(({ slot, sectionId, name }) => ({
        resobjective_id: idOf(slot),
        status: slot,
        section_id: sectionId,
        strategy_name: sectionId === null ? name : '',
      }));
      const made = await send(
        bindings.planner.UpdatePlanStrategies,
        { ...ofPlan, tableData },
        sending('strategies'),
      );
      for (const [index, { slot, name, start, end }] of plan.actions.entries()) {
        const strategy_id = made.strategies.find(({ status }) => status === slot)?.id ?? null;
        const data = { name, strategy_id, start_date: start, end_date: end, status: true };
        await send(bindings.planner.AddPlanAction, { ...ofPlan, data }, sending(`action-${index}`));
      }
    },
  };
}

/** The picture goes with the newest national plan (R-MKT-04). */
function pictured({ world, bindings, send, planPhoto }: SeedContext): readonly SeedStep[] {
  const at = world.nationalPlans.at(-1)?.at;
  if (planPhoto === null || at === undefined) return [];
  const administrator = world.users.find(({ role, active }) => role === Role.Administrator && active);
  const sending = { key: 'plan-photo', at, actor: administrator && actorOf(administrator) };
  const input = { ...planPhoto, filename: 'plan.jpg' };
  return [{ at, happen: async () => void (await send(bindings.imports.AddPlanPhoto, input, sending)) }];
}

export const yearsPlanned = (context: SeedContext): readonly SeedStep[] => [
  ...context.world.nationalPlans.map((plan) => decidedByTheChain(plan, context)),
  ...pictured(context),
  ...context.world.plans.map((plan) => planned(plan, context)),
];
