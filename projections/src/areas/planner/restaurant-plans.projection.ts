import { type DocumentOf, type EventOf, userIdOf } from '@portal/contracts';
import {
  type ActionContent,
  changesStrategies,
  noChanges,
  type PlanKey,
  type plannerEvents,
  planIdOf,
  type PlanRemoval,
  restaurantPlans,
} from '@portal/contracts/areas/planner';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type PlanEvent = Extract<EventOf<typeof plannerEvents>, { data: PlanKey }>;
type PlanDocument = DocumentOf<typeof restaurantPlans>;
type Action = PlanDocument['actions'][number];
type Part = keyof typeof noChanges;
interface Recorded {
  readonly revision: number;
  readonly metadata: { readonly at: string; readonly actor: string };
}

const id = ({ data }: { readonly data: PlanKey }) => planIdOf(data);

/** Blank at the first event. */
const startedBy = (plan: PlanDocument | null, { restaurantId, year }: PlanKey): PlanDocument =>
  plan ?? {
    id: planIdOf({ restaurantId, year }),
    restaurantId,
    year,
    priorities: [],
    strategies: [],
    actions: [],
    versions: { priorities: -1, strategies: -1 },
    lastChanges: noChanges,
  };

function changedBy({ metadata: { at, actor } }: Recorded, plan: PlanDocument, parts: readonly Part[]) {
  const last = { at, userId: userIdOf(actor) };
  return { ...(plan.lastChanges ?? noChanges), ...Object.fromEntries(parts.map((part) => [part, last])) };
}

/** Parts with removals or restores. */
const partsIn = ({ priorities, strategies, actions }: PlanRemoval): readonly Part[] => [
  ...(priorities.length > 0 ? (['objectives'] as const) : []),
  ...(strategies.length > 0 ? (['strategies'] as const) : []),
  ...(actions.length > 0 ? (['actions'] as const) : []),
];

const edited = (
  { actionId, strategyId, name, start, end, status }: ActionContent,
  { revision: version, metadata: { at: changedAt } }: Recorded,
): Action => ({ actionId, strategyId, name, start, end, status, version, changedAt });

function withoutRemoved(plan: PlanDocument, removal: PlanRemoval | null): PlanDocument {
  if (!removal) return plan;
  const strategies = new Set(removal.strategies.map(({ strategyId }) => strategyId));
  const actions = new Set(removal.actions.map(({ actionId }) => actionId));
  return {
    ...plan,
    strategies: plan.strategies.filter(({ strategyId }) => !strategies.has(strategyId)),
    actions: plan.actions.filter(({ actionId }) => !actions.has(actionId)),
  };
}

const withAction = (plan: PlanDocument, action: Action): PlanDocument => ({
  ...plan,
  actions: [...plan.actions.filter(({ actionId }) => actionId !== action.actionId), action],
});

const actionThere = {
  id,
  apply: (
    plan: PlanDocument | null,
    event: ProjectedEvent<Extract<PlanEvent, { type: 'PlanActionAdded' | 'PlanActionRestored' }>>,
  ) => {
    const before = startedBy(plan, event.data);
    const lastChanges = changedBy(event, before, ['actions']);
    return { ...withAction(before, edited(event.data, event)), lastChanges };
  },
};

export const restaurantPlansProjection = defineProjection<PlanEvent, typeof restaurantPlans>(
  restaurantPlans,
  {
    PlanPrioritiesUpdated: {
      id,
      apply: (before, event) => {
        const { data, revision } = event;
        const plan = startedBy(before, data);
        const isOtherTable = changesStrategies(plan, data.priorities, data.removal);
        return {
          ...withoutRemoved(plan, data.removal),
          priorities: data.priorities,
          versions: { priorities: revision, strategies: isOtherTable ? revision : plan.versions.strategies },
          lastChanges: changedBy(event, plan, [
            'objectives',
            ...(isOtherTable ? (['strategies'] as const) : []),
            ...(data.removal ? partsIn(data.removal) : []),
          ]),
        };
      },
    },
    PlanStrategiesUpdated: {
      id,
      apply: (before, event) => {
        const { data, revision } = event;
        const plan = withoutRemoved(startedBy(before, data), data.removal);
        const versions = { ...plan.versions, strategies: revision };
        const parts: readonly Part[] = ['strategies', ...(data.removal ? partsIn(data.removal) : [])];
        const lastChanges = changedBy(event, plan, parts);
        return { ...plan, strategies: data.strategies, versions, lastChanges };
      },
    },
    PlanRemovalRestored: {
      id,
      apply: (before, event) => {
        const { data, revision } = event;
        const plan = startedBy(before, data);
        return {
          ...plan,
          priorities: [...plan.priorities, ...data.priorities].sort((a, b) => a.rank - b.rank),
          strategies: [...plan.strategies, ...data.strategies],
          actions: [...plan.actions, ...data.actions.map((action) => edited(action, event))],
          versions: {
            priorities: data.priorities.length > 0 ? revision : plan.versions.priorities,
            strategies: data.strategies.length > 0 ? revision : plan.versions.strategies,
          },
          lastChanges: changedBy(event, plan, partsIn(data)),
        };
      },
    },
    PlanActionAdded: actionThere,
    PlanActionRestored: actionThere,
    PlanActionUpdated: {
      id,
      apply: patch((plan, event) => ({
        actions: plan.actions.map((action) =>
          action.actionId === event.data.actionId
            ? edited({ ...action, start: event.data.start, end: event.data.end }, event)
            : action,
        ),
        lastChanges: changedBy(event, plan, ['actions']),
      })),
    },
    PlanActionDeleted: {
      id,
      apply: patch((plan, event) => ({
        actions: plan.actions.filter(({ actionId }) => actionId !== event.data.actionId),
        lastChanges: changedBy(event, plan, ['actions']),
      })),
    },
  },
);
