import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import {
  resourceCommands,
  resourceQueries,
  ResourceStatus,
  type ResourceSummary,
} from '@portal/contracts/areas/resources';
import { type StatusTone, statusTones } from '#ui/StatusChip';
import type { Removal } from '#ui/record/use-removal';
import { resourcesPath } from '../resources';
import { tableTexts } from '../texts';

type Named = Pick<ResourceSummary, 'id' | 'name'>;
export type ResourceRemoval = Removal<Named>;

/** R-ARS-04, U5. */
export const resourceRecord = {
  path: resourcesPath,
  words: tableTexts,
  calls: {
    list: resourceQueries.ListResources,
    get: resourceQueries.GetResource,
    delete: resourceCommands.DeleteResource,
    restore: resourceCommands.RestoreResource,
  },
  nameOf: ({ name }: Named) => name,
} as const;

/** R-CON-31. */
export const statusLooks: Readonly<Record<ResourceStatus, { tone: StatusTone; icon: SvgIconComponent }>> = {
  [ResourceStatus.Published]: { tone: statusTones.done, icon: CheckCircleRounded },
  [ResourceStatus.ComingSoon]: { tone: statusTones.waiting, icon: EditNoteRounded },
  [ResourceStatus.Inactive]: { tone: statusTones.over, icon: VisibilityOffRounded },
  [ResourceStatus.Ended]: { tone: statusTones.over, icon: EventBusyRounded },
};

/** As the fields and filters offer them. */
export const statuses = [
  ResourceStatus.Published,
  ResourceStatus.ComingSoon,
  ResourceStatus.Inactive,
] as const;
