import Button from '@mui/material/Button';
import {
  type AdministeredUser,
  userAdministrationCommands,
  userQueries,
} from '@portal/contracts/areas/users';
import { Suspense, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useToast } from '#ui/toast/toast-context';
import { usersTexts } from './texts';

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/** Takes away a second factor whose device is lost, after asking; not there for oneself, nor without one (S4). */
export function ResetSecondFactorButton({ row }: { row: AdministeredUser }) {
  const text = useText(usersTexts);
  const toast = useToast();
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const reset = useCallCommand(userAdministrationCommands.ResetSecondFactor, {
    refresh: [userQueries.GetUser, userQueries.ListUsers],
    once: true,
  });
  const { id, name } = row;
  if (row.second_factor === 0 || user.id === id) return null;
  const confirm = () => {
    setAsking(false);
    void reset.send({ id }).then(() => toast.done(text('factorReset', { name })), toast.failed);
  };
  return (
    <>
      <Button variant="outlined" disabled={reset.isPending} onClick={() => setAsking(true)}>
        {text('resetFactor')}
      </Button>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={text('resetFactorTitle', { name })}
            text={text('resetFactorText')}
            confirmLabel={text('resetFactorConfirm')}
            onConfirm={confirm}
            onCancel={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
