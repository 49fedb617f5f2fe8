import PersonRounded from '@mui/icons-material/PersonRounded';
import { Button } from '@mui/material';
import { actingCommands, sessionQueries } from '@portal/contracts/areas/session';
import { isAdministrator } from '@portal/contracts/kernel';
import { Suspense, useState } from 'react';
import type { UserActionProps } from '#core/area-manifest';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { lazyOverlay } from '#ui/part/lazy-part';
import { ErrorNote } from '#ui/states/ErrorNote';
import { actingTexts } from './texts';

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/** R-AUT-26, AMB-77. */
export function ActAsUserButton({ userId, name, role }: UserActionProps) {
  const text = useText(actingTexts);
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const start = useCallCommand(actingCommands.StartActingAsUser, { refresh: [sessionQueries.GetSession] });
  if (isAdministrator(role) || !may(actingCommands.StartActingAsUser)) return null;
  const confirm = () => {
    setAsking(false);
    void start.send({ id: userId }).catch(() => undefined);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PersonRounded />}
        disabled={start.isPending}
        onClick={() => setAsking(true)}
        sx={{ maxWidth: '100%', whiteSpace: 'normal', textAlign: 'start' }}
      >
        {text('start', { name })}
      </Button>
      {start.error !== null && <ErrorNote error={start.error} />}
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={text('title', { name })}
            text={text('text')}
            confirmLabel={text('confirm')}
            onConfirm={confirm}
            onCancel={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
