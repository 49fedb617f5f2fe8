import type { EventOf } from '@portal/contracts';
import {
  type NationalContent,
  type NationalKind,
  type plannerEvents,
  plannerPushes,
  type PlanRemoval,
} from '@portal/contracts/areas/planner';
import { toBothSides, toReaders, toRestaurant } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type PlannerEvent = EventOf<typeof plannerEvents>;
type NationalEvent = Extract<PlannerEvent, { data: { readonly content: NationalContent } }>;
type Part = 'objectives' | 'strategies' | 'actions';

interface OfPlan {
  readonly data: { readonly restaurantId: number; readonly year: number };
  readonly position: number;
}

const planChanged = ({ data: { restaurantId, year }, position }: OfPlan, parts: readonly Part[]) => [
  {
    name: 'PlanChanged' as const,
    payload: { restaurantId, year, parts: [...parts], position },
    to: toBothSides(restaurantId),
  },
];

/** Parts with removals or restores. */
function partsOf({ priorities, strategies, actions }: PlanRemoval): readonly Part[] {
  const parts: readonly (readonly [Part, number])[] = [
    ['objectives', priorities.length],
    ['strategies', strategies.length],
    ['actions', actions.length],
  ];
  return parts.filter(([, count]) => count > 0).map(([part]) => part);
}

const tableSaved = (
  event: OfPlan & { readonly data: { readonly removal: PlanRemoval | null } },
  part: Part,
) => planChanged(event, [...new Set([part, ...(event.data.removal ? partsOf(event.data.removal) : [])])]);

const actionChanged = (event: OfPlan) => planChanged(event, ['actions']);

const nationalChanged = ({ data, position }: Pick<NationalEvent, 'data'> & { readonly position: number }) => {
  const ids = (kind: NationalKind) =>
    data.changes.filter((change) => change.kind === kind).map(({ id }) => id);
  const payload = {
    year: data.year,
    position,
    objectives: ids('objective'),
    strategies: ids('strategy'),
    actions: ids('action'),
  };
  return [{ name: 'NationalPlanChanged' as const, payload, to: toReaders }];
};

/** Restaurant plans: the restaurant and administrators. National plans: all planners. */
export const plannerPushRules = definePushRules<PlannerEvent, typeof plannerPushes>(plannerPushes, {
  PlanPrioritiesUpdated: (event) => tableSaved(event, 'objectives'),
  PlanStrategiesUpdated: (event) => tableSaved(event, 'strategies'),
  PlanRemovalRestored: (event) => planChanged(event, partsOf(event.data)),
  PlanActionAdded: actionChanged,
  PlanActionUpdated: actionChanged,
  PlanActionDeleted: actionChanged,
  PlanActionRestored: actionChanged,
  PlanPhasesReached: ({ data: { restaurantId, year, phases }, position }) =>
    phases.map(({ actionId, phase }) => ({
      name: 'PlanActionPhaseChanged' as const,
      payload: { restaurantId, year, actionId, phase, position },
      to: toRestaurant(restaurantId),
    })),
  NationalPlanUpdated: nationalChanged,
  NationalPlanCopied: nationalChanged,
  NationalPlanRestored: nationalChanged,
});
