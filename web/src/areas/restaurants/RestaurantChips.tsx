import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import type { Restaurant } from '@portal/contracts/areas/restaurants';
import { useText } from '#core/i18n/use-text';
import { useRegionName } from '#core/use-region-name';
import { StatusChip } from '#ui/StatusChip';
import { statusTones } from '#ui/status-tones';
import { restaurantsTexts } from './texts';

interface ChipProps {
  row: Restaurant;
}

const looks = {
  isActive: { tone: statusTones.done, icon: CheckCircleRounded },
  isInactive: { tone: statusTones.over, icon: BlockRounded },
  mopOn: { tone: statusTones.done, icon: CheckCircleRounded },
  mopOff: { tone: statusTones.waiting, icon: PauseCircleRounded },
} as const;

function Chip({ look }: { look: keyof typeof looks }) {
  const text = useText(restaurantsTexts);
  return <StatusChip {...looks[look]} label={text(look)} />;
}

export const ActiveChip = ({ row: { active } }: ChipProps) => (
  <Chip look={active ? 'isActive' : 'isInactive'} />
);

/** Whether it takes part in mobile ordering (R-ARE-02). */
export function MopServiceCell({ row }: ChipProps) {
  const text = useText(restaurantsTexts);
  return text(row.mop_service === true ? 'hasMop' : 'hasNoMop');
}

/** Whether it takes mobile orders now; nothing where it never does (R-ARE-02). */
export const MopStatusChip = ({ row }: ChipProps) =>
  row.mop_service === true ? <Chip look={row.mop_status === true ? 'mopOn' : 'mopOff'} /> : '–';

/** In the language in use, none by that word (AMB-88). */
export function RegionName({ row }: ChipProps) {
  const regionName = useRegionName();
  return regionName(row.region);
}
