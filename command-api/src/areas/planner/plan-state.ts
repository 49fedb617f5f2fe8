import type { EventOf } from '@portal/contracts';
import {
  type ActionContent,
  blankPlan,
  changesStrategies,
  type PlanContent,
  type PlanKey,
  type PlanRemoval,
  type plannerEvents,
  planWith,
  planWithout,
} from '@portal/contracts/areas/planner';
import type { Evolutions } from '@portal/platform/decider/decider';
import { PersistentMap } from '@portal/platform/decider/persistent-map';

type PlannerEvent = EventOf<typeof plannerEvents>;
export type PlanEvent = Extract<
  PlannerEvent,
  { data: { readonly restaurantId: number; readonly year: number } }
>;

export interface Plan extends PlanKey {
  readonly content: PlanContent;
  /** Highest id ever assigned. */
  readonly lastId: number;
  /** By id of the clearing command. */
  readonly removals: PersistentMap<string, PlanRemoval>;
  readonly deleted: PersistentMap<string, ActionContent>;
}
export type PlanState = Plan | null;

export const planOf = (state: PlanState): PlanContent => state?.content ?? blankPlan;

const highestId = ({ priorities, strategies }: Pick<PlanContent, 'priorities' | 'strategies'>): number =>
  Math.max(
    0,
    ...priorities.map(({ priorityId }) => priorityId),
    ...strategies.map(({ strategyId }) => strategyId),
  );

const started = (state: PlanState, { restaurantId, year }: PlanKey): Plan =>
  state ?? {
    restaurantId,
    year,
    content: blankPlan,
    lastId: 0,
    removals: PersistentMap.of(),
    deleted: PersistentMap.of(),
  };

function withContent(plan: Plan, content: PlanContent): Plan {
  return { ...plan, content, lastId: Math.max(plan.lastId, highestId(content)) };
}

type Removed = (PlanRemoval & { readonly removalId: string }) | null;

function withoutRemoved(plan: Plan, removed: Removed): Plan {
  if (!removed) return plan;
  const { removalId, ...removal } = removed;
  return {
    ...plan,
    content: planWithout(plan.content, removal),
    removals: plan.removals.with(removalId, removal),
  };
}

const withAction = (plan: Plan, { actionId, ...rest }: ActionContent): Plan => ({
  ...withContent(plan, {
    ...plan.content,
    actions: [...plan.content.actions.filter((each) => each.actionId !== actionId), { actionId, ...rest }],
  }),
  deleted: plan.deleted.without(actionId),
});

const contentOfAction = ({ actionId, strategyId, name, start, end, status }: ActionContent) => ({
  actionId,
  strategyId,
  name,
  start,
  end,
  status,
});

export const actionOf = (state: PlanState, id: string): ActionContent | undefined =>
  planOf(state).actions.find(({ actionId }) => actionId === id);

export const planEvolutions: Evolutions<PlanState, PlanEvent> = {
  PlanPrioritiesUpdated: (state, { data }) => {
    const plan = withoutRemoved(started(state, data), data.removal);
    return withContent(plan, { ...plan.content, priorities: data.priorities });
  },
  PlanStrategiesUpdated: (state, { data }) => {
    const plan = withoutRemoved(started(state, data), data.removal);
    return withContent(plan, { ...plan.content, strategies: data.strategies });
  },
  PlanRemovalRestored: (state, { data }) => {
    const plan = started(state, data);
    return {
      ...withContent(plan, planWith(plan.content, data)),
      removals: plan.removals.without(data.removalId),
    };
  },
  PlanActionAdded: (state, { data }) => withAction(started(state, data), contentOfAction(data)),
  PlanActionRestored: (state, { data }) => withAction(started(state, data), contentOfAction(data)),
  PlanActionUpdated: (state, { data }) => {
    const action = actionOf(state, data.actionId);
    return state && action ? withAction(state, { ...action, start: data.start, end: data.end }) : state;
  },
  PlanActionDeleted: (state, { data }) => {
    const action = actionOf(state, data.actionId);
    if (!state || !action) return state;
    const actions = state.content.actions.filter((each) => each !== action);
    return {
      ...state,
      content: { ...state.content, actions },
      deleted: state.deleted.with(action.actionId, action),
    };
  },
  PlanPhasesReached: (state) => state,
};

/** Records versioned separately (R4). */
export const prioritiesRecord = 'objectives';
export const strategiesRecord = 'strategies';

type Edits = {
  readonly [N in PlanEvent['type']]: (
    data: Extract<PlanEvent, { type: N }>['data'],
    before: PlanState,
  ) => readonly string[];
};

const editsOfAction = ({ actionId }: { readonly actionId: string }) => [actionId];

const edits: Edits = {
  PlanPrioritiesUpdated: ({ priorities, removal }, before) =>
    changesStrategies(planOf(before), priorities, removal)
      ? [prioritiesRecord, strategiesRecord]
      : [prioritiesRecord],
  PlanStrategiesUpdated: () => [strategiesRecord],
  PlanRemovalRestored: ({ priorities, strategies, actions }) => [
    ...(priorities.length > 0 ? [prioritiesRecord] : []),
    ...(strategies.length > 0 ? [strategiesRecord] : []),
    ...actions.map(({ actionId }) => actionId),
  ],
  PlanActionAdded: editsOfAction,
  PlanActionUpdated: editsOfAction,
  PlanActionDeleted: () => [],
  PlanActionRestored: editsOfAction,
  PlanPhasesReached: () => [],
};

/** A table, or an action by id. */
export const editedRecords = (event: PlanEvent, before: PlanState): readonly string[] =>
  (edits[event.type] as Edits[keyof Edits])(event.data as never, before);
