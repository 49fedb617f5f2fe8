import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import type { OutputOf } from '@portal/contracts/kernel';
import { mopCommands, mopQueries } from '@portal/contracts/areas/mop';
import { useId } from 'react';
import { useCallCommand } from '#app/client/use-call-command';
import { useCallQuery } from '#app/client/use-call-query';
import { useDates } from '#app/i18n/dates';
import { useText } from '#app/i18n/use-text';
import { LoadedPart } from '#ui/states/LoadedPart';
import { useToast } from '#ui/toast/toast-context';
import { patchAutoConfirm } from '../pause/patch-pause';
import { adminMessages } from './admin.messages';

type Policy = OutputOf<typeof mopQueries.GetMopAutoConfirm>;

/** Sets the switch: shown at once, put back when it is refused. */
function useAutoConfirm(): (on: boolean) => Promise<void> {
  const text = useText(adminMessages);
  const toast = useToast();
  const { send } = useCallCommand(mopCommands.SetMopAutoConfirm, {
    refresh: [mopQueries.GetMopAutoConfirm],
    optimistic: (cache, { confirm }) => patchAutoConfirm(cache, confirm === 1),
  });
  return async (on) => {
    try {
      await send({ confirm: on ? 1 : 0 });
      toast.done(text(on ? 'autoDoneOn' : 'autoDoneOff'));
    } catch (error) {
      toast.failed(error);
    }
  };
}

function SetBy({ policy }: { policy: Policy }) {
  const text = useText(adminMessages);
  const dates = useDates();
  const { confirm, set_by, set_at } = policy;
  if (set_at === null) return text('autoNever');
  const values = { who: set_by === '' ? text('someone') : set_by, time: dates.time(set_at) };
  return text(confirm === 1 ? 'autoSetOn' : 'autoSetOff', values);
}

function AutoConfirmSwitch({ policy }: { policy: Policy }) {
  const text = useText(adminMessages);
  const set = useAutoConfirm();
  const id = useId();
  const isOn = policy.confirm === 1;
  return (
    <>
      <Switch
        id={id}
        checked={isOn}
        onChange={(_event, on) => void set(on)}
        slotProps={{ input: { 'aria-describedby': `${id}-text` } }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="label" htmlFor={id} sx={{ typography: 'subtitle2', cursor: 'pointer' }}>
          {text('autoTitle')}
        </Box>
        <Box id={`${id}-text`} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text(isOn ? 'autoOn' : 'autoOff')} <SetBy policy={policy} />
        </Box>
      </Box>
    </>
  );
}

/** Whether new requests are confirmed by themselves, who said so and when (R-MOP-07, R-MOP-09, AMB-46). */
export function AutoConfirm() {
  const policy = useCallQuery(mopQueries.GetMopAutoConfirm, {});
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1.25 }}>
      <LoadedPart query={policy} skeleton={<Skeleton variant="text" sx={{ width: 320, height: 40 }} />}>
        {(known) => <AutoConfirmSwitch policy={known} />}
      </LoadedPart>
    </Card>
  );
}
