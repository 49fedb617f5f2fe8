import { useState } from 'react';
import { useSiteGuard } from '#app/session/site';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { LeaveQuestion } from '#ui/dialogs/LeaveQuestion';

interface LeavingDialogProps {
  /** Something is typed and not saved. */
  when: boolean;
  /** Leaving throws it away. */
  onLeave: () => void;
}

/** Asks before unsaved work is left: for another page, another restaurant, or with the tab (R-DIA-05, R-ERR-24). */
export function LeavingDialog({ when, onLeave }: LeavingDialogProps) {
  const [go, setGo] = useState<(() => void) | null>(null);
  useSiteGuard(when, (next) => setGo(() => next));
  const leave = (next: () => void) => {
    setGo(null);
    onLeave();
    next();
  };
  return (
    <>
      {when && <LeaveGuard when onLeave={onLeave} />}
      {go !== null && <LeaveQuestion text="leaveText" onStay={() => setGo(null)} onLeave={() => leave(go)} />}
    </>
  );
}
