import type { SvgIconComponent } from '@mui/icons-material';
import BoltRounded from '@mui/icons-material/BoltRounded';
import BuildRounded from '@mui/icons-material/BuildRounded';
import ReportProblemRounded from '@mui/icons-material/ReportProblemRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import type { SwotList } from '@portal/contracts/areas/diagnostic';

interface SwotLook {
  readonly icon: SvgIconComponent;
  readonly tone: 'success' | 'warning' | 'info' | 'violet';
}

/** A colour beside each word and icon, never instead of them. */
export const swotLooks: Readonly<Record<SwotList, SwotLook>> = {
  strengths: { icon: BoltRounded, tone: 'success' },
  weaknesses: { icon: BuildRounded, tone: 'warning' },
  opportunities: { icon: TrendingUpRounded, tone: 'info' },
  threats: { icon: ReportProblemRounded, tone: 'violet' },
};
