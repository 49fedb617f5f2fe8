import { useBlocker } from 'react-router-dom';
import { useUnsavedWork } from '#app/unsaved-work';
import { LeaveQuestion } from './LeaveQuestion';

/** Asks before unsaved typing is left, inside the portal and when the tab is closed (R-ERR-24). */
export function LeaveGuard({ when }: { when: boolean }) {
  useUnsavedWork(when);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion text="leaveText" onStay={blocker.reset} onLeave={blocker.proceed} />;
}
