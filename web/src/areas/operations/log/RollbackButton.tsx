import UndoRounded from '@mui/icons-material/UndoRounded';
import Button from '@mui/material/Button';
import { operationsCommands, operationsQueries } from '@portal/contracts/areas/operations';
import { lazy, Suspense, useState } from 'react';
import { useCallCommand } from '#app/client/use-call-command';
import { useText } from '#app/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { logMessages } from './log.messages';

const ConfirmDialog = lazy(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** The way back from a rebuild that was a mistake: asks first, and says what it does not undo (R8). */
export function RollbackButton({ id }: { id: string }) {
  const text = useText(logMessages);
  const toast = useToast();
  const [isAsking, ask] = useState(false);
  const rollbackRebuild = useCallCommand(operationsCommands.RollbackRebuild, {
    refresh: [operationsQueries.ListOperations],
  });
  const request = () => {
    const wished = () => {
      toast.info(text('rollbackRequested'));
      ask(false);
    };
    void rollbackRebuild.send({ id }).then(wished, toast.failed);
  };
  return (
    <>
      <Button size="small" startIcon={<UndoRounded />} onClick={() => ask(true)}>
        {text('rollbackRebuild')}
      </Button>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={text('backTitle')}
            text={text('backText')}
            confirmLabel={text('backConfirm')}
            isPending={rollbackRebuild.isPending}
            onConfirm={request}
            onCancel={() => ask(false)}
          />
        )}
      </Suspense>
    </>
  );
}
