import { Suspense } from 'react';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import { lazyOverlay } from '../part/lazy-part';

const ConfirmDialog = lazyOverlay(() => import('./ConfirmDialog').then((module) => module.ConfirmDialog));

interface LeaveQuestionProps {
  /** Loss of a page's changes, or of a dialog's. */
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
