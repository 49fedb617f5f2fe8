import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DragHandleRounded from '@mui/icons-material/DragHandleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { ImportStatus } from '@portal/contracts/areas/imports';
import { useText } from '#core/i18n/use-text';
import { StatusChip, statusTones } from '#ui/StatusChip';
import { importsTexts } from '../texts';

const looks = {
  refused: { icon: ErrorRounded, tone: statusTones.wrong },
  ready: { icon: HourglassTopRounded, tone: statusTones.waiting },
  unchanged: { icon: DragHandleRounded, tone: statusTones.over },
  confirmed: { icon: CheckCircleRounded, tone: statusTones.done },
  undone: { icon: UndoRounded, tone: statusTones.cancelled },
  discarded: { icon: DeleteOutlineRounded, tone: statusTones.over },
  expired: { icon: AccessTimeRounded, tone: statusTones.over },
} as const;

/** Where an import stands. */
export function ImportStatusChip({ status }: { status: ImportStatus }) {
  const text = useText(importsTexts);
  return <StatusChip {...looks[status]} label={text(`status.${status}`)} />;
}
