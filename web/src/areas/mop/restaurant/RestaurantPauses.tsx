import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { lazy, Suspense } from 'react';
import { useText } from '#app/i18n/use-text';
import { LoadedPart } from '#ui/states/LoadedPart';
import { useNow } from '#ui/use-now';
import { useWeekName, WeekNav } from '../week/WeekNav';
import { WeekStrip } from '../week/WeekStrip';
import { stateOf } from '../pause/pause-state';
import { useOpenPause } from '../pause/use-open-pause';
import { usePauseWords } from '../pause/use-pause-words';
import { PauseStatusPanel } from './PauseStatusPanel';
import { PauseList } from './PauseList';
import { pausesMessages } from './pauses.messages';
import type { Pauses } from './use-pauses';
import { usePauses } from './use-pauses';
import type { RequestDialogState } from './use-request-dialog';
import type { Withdrawal } from './use-withdrawal';
import { useWithdrawal } from './use-withdrawal';

const PauseDetail = lazy(() =>
  import('../pause/PauseDetail').then((module) => ({ default: module.PauseDetail })),
);
const ConfirmDialog = lazy(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

function Week({ pauses, onOpen }: { pauses: Pauses; onOpen: (id: string) => void }) {
  const text = useText(pausesMessages);
  const weekName = useWeekName();
  const { entryOf } = usePauseWords();
  const now = useNow();
  const { week, ofWeek, inWeek } = pauses;
  return (
    <Stack component="section" aria-label={text('week')} spacing={1.5}>
      <WeekNav monday={week.monday} onChange={week.show} />
      <LoadedPart query={ofWeek} skeleton={<Skeleton sx={{ height: { xs: 320, sm: 112 } }} />}>
        {() => (
          <WeekStrip
            monday={week.monday}
            entries={inWeek.map((pause) => entryOf(pause, now))}
            label={text('weekOf', { week: weekName(week.monday) })}
            isBusy={ofWeek.isPlaceholderData}
            onOpen={onOpen}
          />
        )}
      </LoadedPart>
    </Stack>
  );
}

/** What a restaurant may still do with a pause: take it back, or open for orders again. */
function WithdrawButton({ pause, onAsk }: { pause: MopRequest; onAsk: (pause: MopRequest) => void }) {
  const text = useText(pausesMessages);
  const state = stateOf(pause, useNow());
  if (!['pending', 'confirmed', 'running'].includes(state) || pause.history.length === 0) return null;
  return (
    <Button color="error" onClick={() => onAsk(pause)}>
      {text(state === 'running' ? 'resume' : 'withdraw')}
    </Button>
  );
}

function WithdrawQuestion({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText(pausesMessages);
  const { whenOf } = usePauseWords();
  const { asked, isRunning, isPending, confirm, cancel } = withdrawal;
  if (asked === null) return null;
  return (
    <ConfirmDialog
      title={text(isRunning ? 'resumeTitle' : 'withdrawTitle')}
      text={text(isRunning ? 'resumeText' : 'withdrawText', { when: whenOf(asked) })}
      confirmLabel={text(isRunning ? 'resume' : 'withdraw')}
      cancelLabel={text('keepPause')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    />
  );
}

interface RestaurantPausesProps {
  restaurantId: number;
  dialog: RequestDialogState;
}

/** The pauses of one restaurant: what counts now, the week, and everything there was. */
export function RestaurantPauses({ restaurantId, dialog }: RestaurantPausesProps) {
  const pauses = usePauses(restaurantId, dialog.onItsWay);
  const withdrawal = useWithdrawal();
  const open = useOpenPause([...pauses.inWeek, ...pauses.rows, ...(pauses.near.data?.rows ?? [])]);
  const ask = (pause: MopRequest) => {
    open.close();
    withdrawal.ask(pause);
  };
  return (
    <Stack spacing={3}>
      <PauseStatusPanel pauses={pauses} onResume={withdrawal.ask} />
      <Week pauses={pauses} onOpen={open.open} />
      <PauseList pauses={pauses} onOpen={open.open} onRequest={dialog.open} />
      <Suspense>
        {open.pause !== undefined && (
          <PauseDetail
            pause={open.pause}
            onClose={open.close}
            actions={<WithdrawButton pause={open.pause} onAsk={ask} />}
          />
        )}
        <WithdrawQuestion withdrawal={withdrawal} />
      </Suspense>
    </Stack>
  );
}
