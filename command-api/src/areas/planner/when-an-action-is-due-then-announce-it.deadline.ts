import { type PlanKey, planIdOf, planPhasesDue } from '@portal/contracts/areas/planner';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue } from '@portal/platform/automation/deadline';
import type { plannerBindings } from './planner.bindings';
import type { PlanEvent } from './plan-state';

/** Next phase change. */
const next = ({ data }: { readonly data: PlanKey & { readonly next: string | null } }) =>
  fallsDue(planIdOf(data), data.next);

const keyOf = (id: string): PlanKey => {
  const [restaurantId = 0, year = 0] = id.split('-').map(Number);
  return { restaurantId, year };
};

/** At market midnight (R-HOM-10, AMB-70). */
export const whenAnActionIsDueThenAnnounceIt = ({
  AnnouncePlanPhases,
}: Pick<ReturnType<typeof plannerBindings>, 'AnnouncePlanPhases'>) =>
  defineDeadline<PlanEvent>('when-an-action-is-due-then-announce-it', planPhasesDue, {
    on: {
      PlanPrioritiesUpdated: next,
      PlanStrategiesUpdated: next,
      PlanRemovalRestored: next,
      PlanActionAdded: next,
      PlanActionUpdated: next,
      PlanActionDeleted: next,
      PlanActionRestored: next,
      PlanPhasesReached: next,
    },
    then: ({ id }) => intend(AnnouncePlanPhases, keyOf(id)),
  });
