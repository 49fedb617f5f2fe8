import type { ResourceActions, ResourceSummary } from '@portal/contracts/areas/resources';
import { actionsFor } from '@portal/contracts/areas/resources';
import type { SectionType } from '@portal/contracts/areas/sections';
import { useSession } from '../../../app/session/session-state';

export interface OfferedActions extends ResourceActions {
  /** There is something to press. */
  readonly any: boolean;
}

/**
 * Which buttons this person sees at a resource (R-CAT-05…13, AMB-06).
 * @param sectionType on the resource's own page, the type of the section it is seen in.
 */
export function useResourceActions(resource: ResourceSummary, sectionType?: SectionType): OfferedActions {
  const { user } = useSession();
  const actions = actionsFor(resource, { role: user.type, path: resource.link, sectionType });
  return { ...actions, any: actions.download || actions.adaptation || actions.production };
}

/** The wizard for a resource (R-NAV-16). */
export const adaptationPath = (id: number) => `/order/${id}`;
/** The wizard with a production quote already chosen: method 2 (R-WIZ-30). */
export const productionPath = (id: number) => `/order/${id}?method=2`;
