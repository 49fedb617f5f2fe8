import Button from '@mui/material/Button';
import { type MopRequest, MopStatus } from '@portal/contracts/areas/mop';
import { useText } from '#core/i18n/use-text';
import { useNow } from '#ui/use-now';
import { isSettled } from '../pause/pause-state';
import { adminTexts } from '../texts';

interface DecisionButtonsProps {
  pause: MopRequest;
  onChoose: (pauses: readonly MopRequest[], status: MopStatus) => void;
}

/** The two decisions that a pending request waits for. */
export function DecisionButtons({ pause, onChoose }: DecisionButtonsProps) {
  const text = useText(adminTexts);
  const now = useNow();
  if (pause.status !== MopStatus.Pending || isSettled(pause, now)) return null;
  return (
    <>
      <Button color="error" onClick={() => onChoose([pause], MopStatus.Cancelled)}>
        {text('cancelConfirm', { count: 1 })}
      </Button>
      <Button variant="contained" color="primary" onClick={() => onChoose([pause], MopStatus.Confirmed)}>
        {text('confirm')}
      </Button>
    </>
  );
}
