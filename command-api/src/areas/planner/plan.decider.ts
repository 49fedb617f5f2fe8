import { isDeepStrictEqual } from 'node:util';
import { isRejection, reject, type Rejection } from '@portal/contracts';
import {
  canRestore,
  type PlanKey,
  type plannerCommands,
  type PlanRemoval,
  planWith,
  planWithout,
  removalOfPriorities,
  removalOfStrategies,
} from '@portal/contracts/areas/planner';
import {
  type Command,
  type CommandFor,
  type Decision,
  defineDecider,
} from '@portal/platform/decider/decider';
import { addedAction, deletedAction, restoredAction, updatedAction } from './plan-actions';
import { nextPhaseAt, phasesReached } from './plan-phases';
import { editedRecords, type PlanEvent, planEvolutions, planOf, type PlanState } from './plan-state';
import { keyOfPlan, refusedYear } from './plan-year';
import { type PriorityWorld, requestedPriorities } from './requested-priorities';
import { type StrategyWorld, requestedStrategies } from './requested-strategies';

type Contracts = typeof plannerCommands;
export type PlanCommands = {
  UpdatePlanObjectives: CommandFor<Contracts['UpdatePlanObjectives'], PriorityWorld>;
  UpdatePlanStrategies: CommandFor<Contracts['UpdatePlanStrategies'], StrategyWorld>;
  RestorePlanRemoval: CommandFor<Contracts['RestorePlanRemoval']>;
  AddPlanAction: CommandFor<Contracts['AddPlanAction']>;
  UpdatePlanAction: CommandFor<Contracts['UpdatePlanAction']>;
  DeletePlanAction: CommandFor<Contracts['DeletePlanAction']>;
  RestorePlanAction: CommandFor<Contracts['RestorePlanAction']>;
  AnnouncePlanPhases: { input: PlanKey; facts: undefined };
};

type Saved = Command<{ readonly restaurant_id: number; readonly year: number }>;

const countOf = ({ strategies, actions }: PlanRemoval) => ({
  strategies: strategies.length,
  actions: actions.length,
});

interface Removes {
  readonly removes?: { readonly strategies: number; readonly actions: number } | undefined;
}

/** Rejects if more would be removed than the sender confirmed (AMB-63). */
function refusedRemoval({ removes }: Removes, removal: PlanRemoval, isOwnStrategy = false): Rejection | null {
  const { strategies, actions } = countOf(removal);
  if (removes === undefined) return null;
  const isKnown = removes.actions === actions && (isOwnStrategy || removes.strategies === strategies);
  return isKnown ? null : reject('plan_removes_more', { details: { strategies, actions } });
}

const isNothing = ({ priorities, strategies, actions }: PlanRemoval) =>
  priorities.length + strategies.length + actions.length === 0;
const named = (removal: PlanRemoval, removalId: string) =>
  isNothing(removal)
    ? null
    : {
        removalId,
        priorities: [...removal.priorities],
        strategies: [...removal.strategies],
        actions: [...removal.actions],
      };

function updatedPriorities(
  command: Command<PlanCommands['UpdatePlanObjectives']['input'], PriorityWorld>,
  state: PlanState,
): Decision<PlanEvent> {
  const { input, facts, commandId } = command;
  const plan = planOf(state);
  const requested = requestedPriorities(input.tableData, plan, { ...facts, lastId: state?.lastId ?? 0 });
  if (isRejection(requested)) return requested;
  const removal = removalOfPriorities(plan, requested.cleared);
  const refused = refusedRemoval(input, removal);
  if (refused) return refused;
  if (isDeepStrictEqual(requested.priorities, plan.priorities)) return [];
  const next = nextPhaseAt(planWithout(plan, removal), command);
  const data = {
    ...keyOfPlan(input),
    priorities: [...requested.priorities],
    removal: named(removal, commandId),
  };
  return [{ type: 'PlanPrioritiesUpdated', data: { ...data, next } }];
}

function updatedStrategies(
  command: Command<PlanCommands['UpdatePlanStrategies']['input'], StrategyWorld>,
  state: PlanState,
): Decision<PlanEvent> {
  const { input, facts, commandId } = command;
  const plan = planOf(state);
  const requested = requestedStrategies(input.tableData, plan, { ...facts, lastId: state?.lastId ?? 0 });
  if (isRejection(requested)) return requested;
  const removal = removalOfStrategies(plan, requested.cleared);
  const refused = refusedRemoval(input, removal, true);
  if (refused) return refused;
  if (isDeepStrictEqual(requested.strategies, plan.strategies)) return [];
  const next = nextPhaseAt(planWithout(plan, removal), command);
  const data = {
    ...keyOfPlan(input),
    strategies: [...requested.strategies],
    removal: named(removal, commandId),
  };
  return [{ type: 'PlanStrategiesUpdated', data: { ...data, next } }];
}

function restoredRemoval(
  command: Command<PlanCommands['RestorePlanRemoval']['input']>,
  state: PlanState,
): Decision<PlanEvent> {
  const { input } = command;
  const removal = state?.removals.get(input.removal_id);
  if (!state || !removal) return reject('plan_removal_not_found');
  if (!canRestore(state.content, removal)) return reject('plan_slot_taken');
  const content = planWith(state.content, removal);
  return [
    {
      type: 'PlanRemovalRestored',
      data: {
        ...keyOfPlan(input),
        removalId: input.removal_id,
        priorities: [...removal.priorities],
        strategies: [...removal.strategies],
        actions: [...removal.actions],
        next: nextPhaseAt(content, command),
      },
    },
  ];
}

/** At a midnight with phase changes. */
function announcedPhases(command: Command<PlanKey>, state: PlanState): Decision<PlanEvent> {
  if (!state) return [];
  const { restaurantId, year } = state;
  const phases = phasesReached(state.content, command);
  const next = nextPhaseAt(state.content, command);
  if (phases.length === 0) return [];
  return [{ type: 'PlanPhasesReached', data: { restaurantId, year, phases, next } }];
}

/** Rejects years that cannot be planned. */
const inYear =
  <C extends Saved>(decide: (command: C, state: PlanState) => Decision<PlanEvent>) =>
  (command: C, state: PlanState): Decision<PlanEvent> =>
    refusedYear(command.input.year, command) ?? decide(command, state);

/**
 * Stream `plan-{restaurantId}-{year}`: clearing a priority removes its strategies and actions in one event
 * (AMB-63).
 */
export const planDecider = defineDecider<PlanState, PlanCommands, PlanEvent>({
  initial: null,
  editEvents: editedRecords,

  decide: {
    UpdatePlanObjectives: inYear(updatedPriorities),
    UpdatePlanStrategies: inYear(updatedStrategies),
    RestorePlanRemoval: inYear(restoredRemoval),
    AddPlanAction: inYear(addedAction),
    UpdatePlanAction: updatedAction,
    DeletePlanAction: deletedAction,
    RestorePlanAction: restoredAction,
    AnnouncePlanPhases: announcedPhases,
  },

  evolve: planEvolutions,
});

export const planStream = ({ restaurantId, year }: PlanKey): string => `plan-${restaurantId}-${year}`;
