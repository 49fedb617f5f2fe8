import { type ParsedInputOf, reject, type Rejection } from '@portal/contracts';
import {
  type ActionContent,
  actionIdOf,
  actionProblem,
  datesProblem,
  fieldsOfProblem,
  maxActions,
  type PlanContent,
  type PlanKey,
  type plannerCommands,
  planOfAction,
} from '@portal/contracts/areas/planner';
import type { Command, Decision } from '@portal/platform/decider/decider';
import { nextPhaseAt } from './plan-phases';
import { actionOf, type PlanEvent, planOf, type PlanState } from './plan-state';
import { keyOfPlan, refusedYear } from './plan-year';

type Contracts = typeof plannerCommands;
type OfAction = Command<{ readonly id: string }>;

const missing = reject('plan_action_not_found');
const tooMany = reject('too_many_actions', { details: { max: maxActions } });

const withAction = ({ actions }: PlanContent, action: ActionContent) => ({
  actions: [...actions.filter(({ actionId }) => actionId !== action.actionId), action],
});

/** Rejects with the first error (R-MKT-21). */
export function addedAction(
  command: Command<ParsedInputOf<Contracts['AddPlanAction']>>,
  state: PlanState,
): Decision<PlanEvent> {
  const { input, commandId } = command;
  const key = keyOfPlan(input);
  const actionId = actionIdOf(key, commandId);
  const plan = planOf(state);
  if (actionOf(state, actionId)) return [];
  const { name, strategy_id: wanted, start_date: start, end_date: end, status } = input.data;
  const strategy = plan.strategies.find(({ strategyId }) => strategyId === wanted);
  const draft = { strategyId: strategy?.strategyId ?? null, start, end };
  const problem = actionProblem(draft, input.year);
  if (problem) return reject(problem, { fields: fieldsOfProblem(problem, draft, input.year) });
  if (plan.actions.length >= maxActions) return tooMany;
  const action = { ...draft, actionId, name, status: status ? 1 : 0 } as ActionContent;
  const next = nextPhaseAt(withAction(plan, action), command);
  return [{ type: 'PlanActionAdded', data: { ...key, ...action, next } }];
}

const ofAction =
  <I>(
    idOf: (input: I) => string,
    decide: (
      command: Command<I>,
      action: ActionContent,
      key: PlanKey,
      state: PlanState,
    ) => Decision<PlanEvent>,
  ) =>
  (command: Command<I>, state: PlanState): Decision<PlanEvent> => {
    const id = idOf(command.input);
    const action = actionOf(state, id);
    const key = planOfAction(id);
    if (!action || !key) return missing;
    return refusedYear(key.year, command) ?? decide(command, action, key, state);
  };

export const updatedAction = ofAction<ParsedInputOf<Contracts['UpdatePlanAction']>>(
  ({ data }) => data.action_id,
  (command, action, key, state) => {
    const { start_date: start, end_date: end } = command.input.data;
    const problem = datesProblem({ start, end }, key.year);
    if (problem) return reject(problem, { fields: fieldsOfProblem(problem, { start, end }, key.year) });
    if (action.start === start && action.end === end) return [];
    const dates = { start, end } as Pick<ActionContent, 'start' | 'end'>;
    const next = nextPhaseAt(withAction(planOf(state), { ...action, ...dates }), command);
    return [{ type: 'PlanActionUpdated', data: { ...key, actionId: action.actionId, ...dates, next } }];
  },
);

export function deletedAction(command: OfAction, state: PlanState): Decision<PlanEvent> {
  const { id } = command.input;
  const key = planOfAction(id);
  if (state?.deleted.has(id)) return [];
  const action = actionOf(state, id);
  if (!action || !key) return missing;
  const refused = refusedYear(key.year, command);
  if (refused) return refused;
  const left = planOf(state).actions.filter((each) => each !== action);
  const next = nextPhaseAt({ actions: left }, command);
  return [{ type: 'PlanActionDeleted', data: { ...key, actionId: id, next } }];
}

/** Strategy cleared since, or plan full. */
function refusedRestore(
  { strategies, actions }: PlanContent,
  { strategyId }: ActionContent,
): Rejection | null {
  const hasRow = strategies.some((strategy) => strategy.strategyId === strategyId);
  if (!hasRow) return reject('action_without_strategy', { fields: { strategy_id: 'empty_strategy' } });
  return actions.length < maxActions ? null : tooMany;
}

export function restoredAction(command: OfAction, state: PlanState): Decision<PlanEvent> {
  const { id } = command.input;
  const key = planOfAction(id);
  if (actionOf(state, id)) return [];
  const action = state?.deleted.get(id);
  if (!action || !key) return missing;
  const plan = planOf(state);
  const refused = refusedYear(key.year, command) ?? refusedRestore(plan, action);
  if (refused) return refused;
  const next = nextPhaseAt(withAction(plan, action), command);
  return [{ type: 'PlanActionRestored', data: { ...key, ...action, next } }];
}
