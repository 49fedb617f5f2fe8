import { Suspense } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { problemTexts } from './texts';
import type { Popup } from './draft/problems';

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

interface PopupDialogProps {
  popup: Popup;
  /** What is incomplete, where it is hours. */
  blocks: string;
  onGo: () => void;
  onClose: () => void;
}

/** Says what is missing before it can be saved, and leads there (R-CHN-35). */
export function PopupDialog({ popup, blocks, onGo, onClose }: PopupDialogProps) {
  const text = useText(problemTexts);
  return (
    <Suspense>
      <ConfirmDialog
        title={text(`${popup}Title`)}
        text={text(`${popup}Text`, { blocks })}
        confirmLabel={text(`${popup}Go`)}
        cancelLabel={text('close')}
        onConfirm={onGo}
        onCancel={onClose}
      />
    </Suspense>
  );
}
