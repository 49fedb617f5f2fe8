import { lazy, Suspense } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../app/i18n/use-text';
import { useUnsavedWork } from '../../app/unsaved-work';
import { uiMessages } from '../ui.messages';

const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Asks before unsaved typing is left, inside the portal and when the tab is closed (R-ERR-24). */
export function LeaveGuard({ when }: { when: boolean }) {
  const text = useText(uiMessages);
  useUnsavedWork(when);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        title={text('leaveTitle')}
        text={text('leaveText')}
        cancelLabel={text('leaveStay')}
        confirmLabel={text('leaveGo')}
        isGrave
        onCancel={blocker.reset}
        onConfirm={blocker.proceed}
      />
    </Suspense>
  );
}
