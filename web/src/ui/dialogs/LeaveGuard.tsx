import { useBlocker } from 'react-router-dom';
import { useUnsavedWork } from '#core/unsaved-work';
import { LeaveQuestion } from './LeaveQuestion';

interface LeaveGuardProps {
  when: boolean;
  /** Also between steps of the page, by the browser's Back. */
  betweenSteps?: boolean;
  /** Deletes the stored draft. */
  onLeave?: () => void;
}

/**
 * Asks before unsaved typing is left (R-ERR-24). The router supports one guard: forms on one page mount theirs only
 * while dirty.
 */
export function LeaveGuard({ when, betweenSteps = false, onLeave }: LeaveGuardProps) {
  useUnsavedWork(when);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && (betweenSteps || currentLocation.pathname !== nextLocation.pathname),
  );
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave?.();
    blocker.proceed();
  };
  return <LeaveQuestion text="leaveText" onStay={blocker.reset} onLeave={leave} />;
}
