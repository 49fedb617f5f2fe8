import { lazy, Suspense } from 'react';
import { useText } from '../../app/i18n/use-text';
import { uiMessages } from '../ui.messages';
import type { Leaving } from './use-leaving';

const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Asks before what is typed is thrown away (R-ERR-24). */
export function LeaveQuestion({ leaving }: { leaving: Leaving }) {
  const text = useText(uiMessages);
  if (!leaving.isAsking) return null;
  return (
    <Suspense>
      <ConfirmDialog
        title={text('leaveTitle')}
        text={text('leaveDialogText')}
        cancelLabel={text('leaveStay')}
        confirmLabel={text('leaveGo')}
        isGrave
        onCancel={leaving.stay}
        onConfirm={leaving.confirm}
      />
    </Suspense>
  );
}
