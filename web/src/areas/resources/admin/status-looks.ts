import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import type { StatusTone } from '#ui/StatusChip';

/** How a status looks to administrators (R-CON-31). */
export const statusLooks: Readonly<Record<ResourceStatus, { tone: StatusTone; icon: SvgIconComponent }>> = {
  [ResourceStatus.Published]: { tone: 'success', icon: CheckCircleRounded },
  [ResourceStatus.ComingSoon]: { tone: 'warning', icon: EditNoteRounded },
  [ResourceStatus.Inactive]: { tone: 'neutral', icon: VisibilityOffRounded },
};

/** In the order in which they are offered. */
export const statuses = [
  ResourceStatus.Published,
  ResourceStatus.ComingSoon,
  ResourceStatus.Inactive,
] as const;
