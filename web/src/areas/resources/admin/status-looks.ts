import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import { statusTones, type StatusTone } from '#ui/StatusChip';

/** How a status looks to administrators (R-CON-31). */
export const statusLooks: Readonly<Record<ResourceStatus, { tone: StatusTone; icon: SvgIconComponent }>> = {
  [ResourceStatus.Published]: { tone: statusTones.done, icon: CheckCircleRounded },
  [ResourceStatus.ComingSoon]: { tone: statusTones.waiting, icon: EditNoteRounded },
  [ResourceStatus.Inactive]: { tone: statusTones.over, icon: VisibilityOffRounded },
};

/** In the order in which they are offered. */
export const statuses = [
  ResourceStatus.Published,
  ResourceStatus.ComingSoon,
  ResourceStatus.Inactive,
] as const;
