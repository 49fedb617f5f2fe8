import { useBlocker } from 'react-router-dom';
import { useUnsavedWork } from '#core/unsaved-work';
import { LeaveQuestion } from './LeaveQuestion';

interface LeaveGuardProps {
  when: boolean;
  /** Also before another step of the same page, where the browser's Back leads from step to step. */
  betweenSteps?: boolean;
  /** Also before another query of the same page, e.g. another year. */
  betweenQueries?: boolean;
  /** What is typed is left: throws away what the browser keeps of it. */
  onLeave?: () => void;
}

/**
 * Asks before unsaved typing is left, inside the portal and when the tab is closed (R-ERR-24). The router takes the answer
 * of one guard: where several forms may stand on a page, each has its guard only while something is typed.
 */
export function LeaveGuard({ when, betweenSteps, betweenQueries, onLeave }: LeaveGuardProps) {
  useUnsavedWork(when);
  const blocker = useBlocker(
    ({ currentLocation: { pathname, search }, nextLocation }) =>
      when &&
      (betweenSteps === true ||
        pathname !== nextLocation.pathname ||
        (betweenQueries === true && search !== nextLocation.search)),
  );
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave?.();
    blocker.proceed();
  };
  return <LeaveQuestion text="leaveText" onStay={blocker.reset} onLeave={leave} />;
}
