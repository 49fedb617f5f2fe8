import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { phaseOfShowing } from '@portal/contracts/kernel';
import { useText } from '#app/i18n/use-text';
import { StatusChip } from '../StatusChip';
import { useNow } from '../use-now';
import { showingMessages } from './showing.messages';

const looks = {
  shown: { tone: 'success', icon: VisibilityRounded },
  planned: { tone: 'info', icon: EventRounded },
  over: { tone: 'neutral', icon: EventBusyRounded },
  inactive: { tone: 'neutral', icon: VisibilityOffRounded },
} as const;

interface ShowingChipProps {
  record: Parameters<typeof phaseOfShowing>[0];
}

/** Whether something is seen now, will be, was, or is switched off. */
export function ShowingChip({ record }: ShowingChipProps) {
  const text = useText(showingMessages);
  const phase = phaseOfShowing(record, new Date(useNow()).toISOString());
  return <StatusChip {...looks[phase]} label={text(phase)} />;
}
