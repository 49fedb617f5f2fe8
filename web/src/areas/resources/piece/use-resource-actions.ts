import type { ResourceActions, ResourceSummary } from '@portal/contracts/areas/resources';
import { actionsFor } from '@portal/contracts/areas/resources';
import type { SectionType } from '@portal/contracts/areas/sections';
import { useEditMode } from '../../../app/session/edit-mode';
import { useSession } from '../../../app/session/session-state';

export interface OfferedActions extends ResourceActions {
  /** The way to its form, for administrators in edit mode (R-AME-11, AMB-06). */
  readonly edit: boolean;
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
  const { isOn: edit } = useEditMode();
  return { ...actions, edit, any: actions.download || actions.adaptation || actions.production || edit };
}

/** The wizard for a resource (R-NAV-16). */
export const adaptationPath = (id: number) => `/order/${id}`;
/** The wizard with a production quote already chosen: method 2 (R-WIZ-30). */
export const productionPath = (id: number) => `/order/${id}?method=2`;
