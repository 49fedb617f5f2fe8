import {
  type PlanAction,
  planIdOf,
  plannerCommands,
  PlanOrigin,
  type RestaurantPlan,
} from '@portal/contracts/areas/planner';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import type { Past, RecordHistory } from '#ui/history/record-history';
import { planQueries } from './planner';
import { adminPlanTexts, plannerTexts, prioritiesTexts } from './texts';

const prioritiesOf = ({ objectives, strategies }: RestaurantPlan) => [
  ...objectives.map((objective) => ({
    id: `objective-${objective.resobjective_id}`,
    name: objective.name,
    sales: objective.value.sales,
    new: objective.value.new,
  })),
  ...strategies.map((strategy) => ({
    id: `strategy-${strategy.id}`,
    parent: `objective-${strategy.resobjective_id}`,
    name: strategy.strategy_name,
  })),
];

const actionsOf = ({ strategies, actions }: RestaurantPlan) =>
  actions.map(({ id, strategy_id: strategyId, name, start, end }) => {
    const strategy = strategies.find((each) => each.id === strategyId)?.strategy_name;
    return { id, name: [strategy, name].filter(Boolean).join(' › '), start, end };
  });

const ownActions = ({ actions }: RestaurantPlan) => actions.filter(({ type }) => type === PlanOrigin.Local);
const atId = (actions: readonly PlanAction[], id: string) => actions.find((action) => action.id === id);

const options = { refresh: planQueries, once: true };

/** Actions by their own commands. @throws CallError */
function useRestore() {
  const move = useCallCommand(plannerCommands.UpdatePlanAction, options);
  const remove = useCallCommand(plannerCommands.DeletePlanAction, options);
  const restore = useCallCommand(plannerCommands.RestorePlanAction, options);
  return async ({ was, now }: Past<RestaurantPlan>, isForced: boolean) => {
    const before = ownActions(was);
    const present = ownActions(now);
    for (const { id } of present) if (!atId(before, id)) await remove.send({ id });
    for (const { id, start, end } of before) {
      const known = atId(present, id);
      if (known?.start === start && known.end === end) continue;
      if (!known) await restore.send({ id });
      const version = isForced ? undefined : known?.version;
      await move.send({ data: { action_id: id, start_date: start, end_date: end }, version });
    }
  };
}

export function usePlanHistory(restaurantId: number, year: number): RecordHistory<RestaurantPlan> {
  const text = useText(plannerTexts);
  const dates = useText(adminPlanTexts);
  const priorities = useText(prioritiesTexts);
  const may = useMay();
  const restore = useRestore();
  const labels: Readonly<Record<string, string>> = {
    plan: text('part.priorities'),
    'plan.name': dates('name'),
    'plan.sales': priorities('sales'),
    'plan.new': priorities('new'),
    actions: dates('actions'),
    'actions.name': dates('name'),
    'actions.start': dates('start'),
    'actions.end': dates('end'),
  };
  return {
    record: 'plan',
    id: planIdOf({ restaurantId, year }),
    name: text('titleOf', { year }),
    valuesOf: (plan) => ({ plan: prioritiesOf(plan), actions: actionsOf(plan) }),
    labelOf: (path) => labels[path],
    restore: may(plannerCommands.UpdatePlanAction) ? restore : undefined,
    // Priorities and strategies that were cleared come back under new ids: no command takes old ones.
    isRestorable: (field) => field === 'actions',
  };
}
