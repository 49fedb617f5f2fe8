import type { Role } from '../../kernel';
import { restaurantStaff } from '../../kernel';
import type { SectionType } from '../sections';
import { ResourceStatus } from './resource-categories';
import type { ResourceSummary } from './resources.queries';

/** Sections about legal matters and advertising installations: their pieces are not adapted (R-CAT-08). */
const unadaptablePaths = ['legal1', 'aspectoslegalesdelapublicidad', 'instalacionespublicitarias'];

export interface ResourceActions {
  readonly download: boolean;
  readonly adaptation: boolean;
  readonly production: boolean;
}

/**
 * Which buttons a resource shows on a page with this path (R-CAT-05…13, R-CAT-15, AMB-06, R-ROL-01). The server
 * refuses the same things again.
 * @param sectionType on a detail page, the type of the section it is seen in: 3 has no adaptation (R-CAT-13).
 */
export function actionsFor(
  resource: Pick<ResourceSummary, 'status' | 'has_file' | 'budget'>,
  reader: { role: Role; path: string; sectionType?: SectionType },
): ResourceActions {
  const available = restaurantStaff.includes(reader.role) && resource.status === ResourceStatus.Published;
  const adaptable =
    resource.has_file &&
    reader.sectionType !== 3 &&
    !unadaptablePaths.some((part) => reader.path.includes(part));
  return {
    download: available && resource.has_file,
    adaptation: available && adaptable,
    production: available && resource.budget === 1,
  };
}
