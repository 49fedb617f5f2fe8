import type { ActionProblem } from '@portal/contracts/areas/planner';
import { useText } from '#core/i18n/use-text';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { calendarTexts } from '../texts';

interface ProblemDialogProps {
  problem: ActionProblem;
  year: number;
  onClose: () => void;
}

/** The alert of what is wrong with an action (R-MKT-21, R-ERR-19). */
export function ProblemDialog({ problem, year, onClose }: ProblemDialogProps) {
  const text = useText(calendarTexts);
  return (
    <NoticeDialog
      title={text(`alert.${problem}`)}
      text={text(`alertText.${problem}`, { year })}
      onClose={onClose}
    />
  );
}
