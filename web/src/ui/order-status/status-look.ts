import type { SvgIconComponent } from '@mui/icons-material';
import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import LocalShippingRounded from '@mui/icons-material/LocalShippingRounded';
import { statusTones } from '../status-tones';
import type { StatusTone } from '../StatusChip';

/** The name comes from the server (R-ORD-07). */
export interface StatusLook {
  readonly tone: StatusTone;
  readonly icon: SvgIconComponent;
  /** Light icon on dark (R-ORD-09). */
  readonly isInverted?: boolean;
}

const looks: Readonly<Record<number, StatusLook>> = {
  1: { tone: statusTones.underway, icon: AutorenewRounded, isInverted: true },
  2: { tone: statusTones.waiting, icon: HourglassTopRounded },
  3: { tone: statusTones.delivering, icon: LocalShippingRounded },
  4: { tone: statusTones.done, icon: CheckCircleRounded },
  5: { tone: statusTones.cancelled, icon: BlockRounded },
};

/** A status unknown to this version. */
const unknown: StatusLook = { tone: statusTones.over, icon: HelpOutlineRounded };

export const statusLook = (status: number): StatusLook => looks[status] ?? unknown;
