import { Suspense, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useUnsavedWork } from '#core/unsaved-work';
import { lazyOverlay } from '../part/lazy-part';
import { uiTexts } from '../texts/early';

interface Leaving {
  readonly leave: (go: () => void) => void;
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly confirm: () => void;
}

/** R-ERR-24. While `isAsking`, show `<LeaveQuestion>`. */
export function useLeaving(hasTyped: boolean): Leaving {
  const [go, setGo] = useState<(() => void) | null>(null);
  const stay = () => setGo(null);
  return {
    leave: (next) => (hasTyped ? setGo(() => next) : next()),
    isAsking: go !== null,
    stay,
    confirm: () => {
      stay();
      go?.();
    },
  };
}

const ConfirmDialog = lazyOverlay(() => import('./ConfirmDialog').then((module) => module.ConfirmDialog));

interface LeaveQuestionProps {
  text: 'leaveText' | 'leaveDialogText';
  onStay: () => void;
  onLeave: () => void;
}

/** R-ERR-24 */
export function LeaveQuestion({ text: textKey, onStay, onLeave }: LeaveQuestionProps) {
  const text = useText(uiTexts);
  return (
    <Suspense>
      <ConfirmDialog
        title={text('leaveTitle')}
        text={text(textKey)}
        cancelLabel={text('leaveStay')}
        confirmLabel={text('leaveGo')}
        isGrave
        onCancel={onStay}
        onConfirm={onLeave}
      />
    </Suspense>
  );
}

interface LeaveGuardProps {
  when: boolean;
  /** Also for the browser's Back. */
  betweenSteps?: boolean;
  /** E.g. another year. */
  betweenQueries?: boolean;
  onLeave?: () => void;
}

/** R-ERR-24. The router supports one guard: mount it only while dirty. */
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
