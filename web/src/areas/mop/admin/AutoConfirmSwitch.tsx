import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { OutputOf } from '@portal/contracts/kernel';
import { mopCommands, mopQueries } from '@portal/contracts/areas/mop';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { SwitchInput } from '#ui/fields/SwitchInput';
import { LoadedPart } from '#ui/states/LoadedPart';
import { useToast } from '#ui/toast/toast-context';
import { patchAutoConfirm } from '../pause/pause-queries';
import { adminTexts } from '../texts';

const { GetMopAutoConfirm } = mopQueries;
type Policy = OutputOf<typeof GetMopAutoConfirm>;

function ConfirmSwitch({ confirm, set_by: setBy, set_at: setAt }: Policy) {
  const text = useText(adminTexts);
  const dates = useDates();
  const toast = useToast();
  const { send } = useCallCommand(mopCommands.SetMopAutoConfirm, {
    refresh: [GetMopAutoConfirm],
    optimistic: (cache, wanted) => patchAutoConfirm(cache, wanted.confirm === 1),
  });
  const set = (on: boolean) =>
    send({ confirm: on ? 1 : 0 }).then(
      () => toast.done(text(on ? 'autoDoneOn' : 'autoDoneOff'), undefined, 'auto-confirm'),
      (error: unknown) => toast.failed(error),
    );
  const isOn = confirm === 1;
  const setWord = isOn ? 'autoSetOn' : 'autoSetOff';
  const by = setAt !== null && { who: setBy === '' ? text('someone') : setBy, time: dates.time(setAt) };
  return (
    <SwitchInput
      label={text('autoTitle')}
      hint={
        <>
          {text(isOn ? 'autoOn' : 'autoOff')} {by ? text(setWord, by) : text('autoNever')}
        </>
      }
      checked={isOn}
      onChange={(on) => void set(on)}
    />
  );
}

/** Whether new requests are confirmed by themselves, who said so and when (R-MOP-07, R-MOP-09, AMB-46). */
export function AutoConfirmSwitch() {
  const policy = useCallQuery(GetMopAutoConfirm, {});
  return (
    <Card sx={{ px: 2, py: 1 }}>
      <LoadedPart query={policy} skeleton={<Skeleton variant="text" sx={{ width: 320, height: 40 }} />}>
        {(known) => <ConfirmSwitch {...known} />}
      </LoadedPart>
    </Card>
  );
}
