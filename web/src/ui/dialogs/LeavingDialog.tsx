import { useState } from 'react';
import { useSiteGuard } from '#core/session/site';
import { LeaveGuard, LeaveQuestion } from './LeaveGuard';

interface LeavingDialogProps {
  /** Something is unsaved. */
  when: boolean;
  /** Discards it, also from storage. */
  onLeave: () => void;
}

/** R-DIA-05, R-CHN-05, R-MKT-03, R-ERR-24. */
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
      {when && <LeaveGuard when betweenQueries onLeave={onLeave} />}
      {go !== null && <LeaveQuestion text="leaveText" onStay={() => setGo(null)} onLeave={() => leave(go)} />}
    </>
  );
}
