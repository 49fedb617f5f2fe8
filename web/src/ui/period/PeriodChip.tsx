import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { phaseOfPeriod } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { StatusChip } from '../StatusChip';
import { useNow } from '../use-now';
import { periodTexts } from '../texts';

const looks = {
  shown: { tone: 'success', icon: VisibilityRounded },
  planned: { tone: 'info', icon: EventRounded },
  over: { tone: 'neutral', icon: EventBusyRounded },
  inactive: { tone: 'neutral', icon: VisibilityOffRounded },
} as const;

interface PeriodChipProps {
  record: Parameters<typeof phaseOfPeriod>[0];
}

/** Visible, planned, over or inactive. */
export function PeriodChip({ record }: PeriodChipProps) {
  const text = useText(periodTexts);
  const phase = phaseOfPeriod(record, new Date(useNow()).toISOString());
  return <StatusChip {...looks[phase]} label={text(phase)} />;
}
