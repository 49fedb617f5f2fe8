import { actionsFor, type ResourceActions, type ResourceSummary } from '@portal/contracts/areas/resources';
import { sectionTypePaths } from '@portal/contracts/areas/sections';
import { useLocation } from 'react-router-dom';
import { useEditMode } from '#core/session/edit-mode';
import { useSession } from '#core/session/session-state';

export interface OfferedActions extends ResourceActions {
  /** The way to its form, for administrators in edit mode (R-AME-11, AMB-06). */
  readonly edit: boolean;
  /** There is something to press. */
  readonly any: boolean;
}

const roots: readonly string[] = Object.values(sectionTypePaths);

/** The page of the catalogue that is looked at; elsewhere, as in a search, the resource's own (AMB-60). */
function usePathOf({ link }: ResourceSummary): string {
  const { pathname } = useLocation();
  return roots.includes(pathname.split('/')[1] ?? '') ? pathname : link;
}

/** Which buttons this person sees at a resource (R-CAT-05…13, AMB-06). */
export function useResourceActions(resource: ResourceSummary): OfferedActions {
  const { user } = useSession();
  const actions = actionsFor(resource, { role: user.type, path: usePathOf(resource) });
  const { isOn: edit } = useEditMode();
  return { ...actions, edit, any: actions.download || actions.adaptation || actions.production || edit };
}

/** The wizard for a resource, which proposes what was asked for: an adaptation (R-NAV-16). */
export const adaptationPath = (id: number) => `/order/${id}?method=1`;
/** The wizard for its production as it is (AMB-60). */
export const productionPath = (id: number) => `/order/${id}?method=2`;
