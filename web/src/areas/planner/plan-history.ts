import {
  fillsInOrder,
  type ObjectiveRow,
  type PlanAction,
  planIdOf,
  plannerCommands,
  PlanOrigin,
  rankOfSlot,
  type RestaurantObjective,
  type RestaurantPlan,
  type StrategySlot,
  strategySlots,
} from '@portal/contracts/areas/planner';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import type { Past, RecordHistory } from '#ui/history/record-history';
import { choiceAt, planQueries, rowOfObjective, strategyAt, strategyRows } from './planner';
import { adminPlanTexts, plannerTexts, prioritiesTexts } from './texts';

/** By place: what was cleared is restored under new ids. */
function usePriorities() {
  const text = useText(prioritiesTexts);
  return ({ objectives, strategies }: RestaurantPlan) => [
    ...objectives
      .toSorted((one, other) => one.status - other.status)
      .map(({ name, status, daypart: { week, time }, comportament, value }) => ({
        id: `priority-${status}`,
        name,
        week: week === null ? undefined : text(`week.${week}`),
        time: time === null ? undefined : text(`time.${time}`),
        comportament: comportament === null ? undefined : text(`comportament.${comportament}`),
        ...value,
      })),
    ...strategies.map(({ status, strategy_name: name }) => ({
      id: `strategy-${status}`,
      parent: `priority-${rankOfSlot(status)}`,
      name,
    })),
  ];
}

const actionsOf = ({ strategies, actions }: RestaurantPlan) =>
  actions.map(({ id, strategy_id: strategyId, name, start, end }) => {
    const strategy = strategies.find((each) => each.id === strategyId)?.strategy_name;
    return { id, name: [strategy, name].filter(Boolean).join(' › '), start, end };
  });

const ownActions = ({ actions }: RestaurantPlan) => actions.filter(({ type }) => type === PlanOrigin.Local);
const atId = (actions: readonly PlanAction[], id: string) => actions.find((action) => action.id === id);

const objectiveIn = ({ objectives }: RestaurantPlan, { resobjective_id: id }: RestaurantObjective) =>
  objectives.find((each) => each.resobjective_id === id);
const clearedSince = (was: RestaurantPlan, now: RestaurantPlan) =>
  was.objectives.filter((objective) => objectiveIn(now, objective) === undefined);

/** A section that is hidden or deleted cannot be chosen. */
const isChoosable = (plan: RestaurantPlan, slot: StrategySlot) => {
  const strategy = strategyAt(plan, slot);
  return !strategy || strategy.section_id === null || strategy.section_url !== null;
};

/** Actions removed with their strategy do not come back. */
const keepsActions = (was: RestaurantPlan, now: RestaurantPlan) =>
  ownActions(was).every((action) => now.strategies.some(({ id }) => id === action.strategy_id));

/** Clears nothing, and the server accepts it and its undo. */
function isTablesRestorable(was: RestaurantPlan, now: RestaurantPlan): boolean {
  const cleared = clearedSince(was, now);
  const ranks = (objectives: readonly RestaurantObjective[]) => objectives.map(({ status }) => status);
  const sectionAt = (plan: RestaurantPlan, slot: StrategySlot) => strategyAt(plan, slot)?.section_id;
  return (
    now.objectives.every((objective) => objectiveIn(was, objective)?.status === objective.status) &&
    now.strategies.every(({ id }) => was.strategies.some((strategy) => strategy.id === id)) &&
    cleared.every(({ withdrawn }) => !withdrawn) &&
    fillsInOrder(ranks(now.objectives), ranks(cleared)) &&
    strategySlots.every(
      (slot) =>
        sectionAt(was, slot) === sectionAt(now, slot) || [was, now].every((plan) => isChoosable(plan, slot)),
    )
  );
}

/** Histories do not show competitors: they stay. */
const rowsOf = (was: RestaurantPlan, now: RestaurantPlan): readonly ObjectiveRow[] =>
  was.objectives.map((objective) => ({
    ...rowOfObjective(objective),
    competitor: (objectiveIn(now, objective) ?? objective).competitor,
  }));

const options = { refresh: planQueries, once: true };

/** Strategies of a restored priority need its new id. Refused if an action would be removed. @throws CallError */
function useRestoreTables() {
  const objectives = useCallCommand(plannerCommands.UpdatePlanObjectives, options);
  const strategies = useCallCommand(plannerCommands.UpdatePlanStrategies, options);
  return async ({ was, now }: Past<RestaurantPlan>, isForced: boolean) => {
    const { restaurant_id, year, versions } = now;
    const plan = { restaurant_id, year, removes: { strategies: 0, actions: 0 } };
    const saveObjectives = async () => {
      const version = isForced ? undefined : versions.objectives;
      return (await objectives.send({ ...plan, tableData: rowsOf(was, now), version })).data;
    };
    const saveStrategies = (saved: Parameters<typeof strategyRows>[0]) => {
      const version = isForced ? undefined : versions.strategies;
      const tableData = strategyRows(saved, (slot) => choiceAt(was, slot));
      return strategies.send({ ...plan, tableData, version });
    };
    if (clearedSince(was, now).length > 0) return saveStrategies(await saveObjectives());
    await saveStrategies(was);
    return saveObjectives();
  };
}

/** Actions by their own commands. @throws CallError */
function useRestoreActions() {
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

/** @throws CallError */
function useRestore() {
  const restoreTables = useRestoreTables();
  const restoreActions = useRestoreActions();
  return async (past: Past<RestaurantPlan>, isForced: boolean) => {
    if (past.fields.includes('plan')) await restoreTables(past, isForced);
    if (past.fields.includes('actions')) await restoreActions(past, isForced);
  };
}

export function usePlanHistory(restaurantId: number, year: number): RecordHistory<RestaurantPlan> {
  const text = useText(plannerTexts);
  const dates = useText(adminPlanTexts);
  const priorities = useText(prioritiesTexts);
  const may = useMay();
  const restore = useRestore();
  const prioritiesOf = usePriorities();
  const labels: Readonly<Record<string, string>> = {
    plan: text('part.priorities'),
    'plan.name': dates('name'),
    'plan.week': priorities('week'),
    'plan.time': priorities('time'),
    'plan.comportament': priorities('comportament'),
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
    isRestorable: (field, was, now) =>
      keepsActions(was, now) && (field === 'actions' || isTablesRestorable(was, now)),
  };
}
