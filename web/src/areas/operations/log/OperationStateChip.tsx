import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import ReportRounded from '@mui/icons-material/ReportRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import type { OperationRecord } from '@portal/contracts/areas/operations';
import { useText } from '#core/i18n/use-text';
import { StatusChip } from '#ui/StatusChip';
import { logTexts } from '../texts';

const looks = {
  waiting: { tone: 'neutral', icon: ScheduleRounded },
  running: { tone: 'info', icon: AutorenewRounded },
  freed: { tone: 'success', icon: CheckCircleRounded },
  stuck: { tone: 'error', icon: ReportRounded },
  done: { tone: 'success', icon: CheckCircleRounded },
  failed: { tone: 'error', icon: ErrorRounded },
} as const;

/** What came of an operation, or how far it is. */
export function OperationStateChip({ state }: Pick<OperationRecord, 'state'>) {
  const text = useText(logTexts);
  return <StatusChip {...looks[state]} label={text(`state.${state}`)} />;
}
