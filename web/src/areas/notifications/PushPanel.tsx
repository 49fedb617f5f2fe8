import CheckRounded from '@mui/icons-material/CheckRounded';
import ComputerRounded from '@mui/icons-material/ComputerRounded';
import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import { Box, Button, Divider, Skeleton, Stack, Typography } from '@mui/material';
import {
  defaultQuietHours,
  notificationsQueries,
  type OwnPushDevice,
  type QuietHours,
  webPushCommands,
  webPushQueries,
} from '@portal/contracts/areas/notifications';
import type { OutputOf } from '@portal/contracts/kernel';
import { useId, useState, useSyncExternalStore } from 'react';
import { isCallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { Panel } from '#ui/Panel';
import { StatusChip } from '#ui/StatusChip';
import { SelectInput } from '#ui/fields/SelectInput';
import { Loaded } from '#ui/states/Loaded';
import { useToast } from '#ui/toast/toast-context';
import { useNoticeSettings } from './NoticeTable';
import { SettingItem } from './SettingItem';
import { pushAbility, type PushAbility, setOwner, subscribe, unsubscribe } from './browser-push';
import { pushTexts } from './texts';

const { GetPushDevices } = webPushQueries;
const refresh = [GetPushDevices];

type Settings = OutputOf<typeof GetPushDevices>;
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
const times = hours.flatMap((hour) => [`${hour}:00`, `${hour}:30`]);

interface TimeSelectProps {
  label: string;
  value: string;
  /** The other end of the quiet hours, which cannot be the same. */
  other: string;
  onChange: (time: string) => void;
}

function TimeSelect({ label, value, other, onChange }: TimeSelectProps) {
  // The value may come from another client, with other steps.
  const options = [...new Set([...times, value])]
    .toSorted()
    .map((time) => ({ value: time, label: time, disabled: time === other }));
  return (
    <Box sx={{ width: (theme) => theme.spacing(15) }}>
      <SelectInput
        label={label}
        options={options}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}

function QuietHoursFields({ quiet }: { quiet: QuietHours | null }) {
  const text = useText(pushTexts);
  const { country } = useMarket();
  const { set, isSaved } = useNoticeSettings();
  return (
    <Stack spacing={1.5}>
      <SettingItem
        label={text('quiet')}
        hint={text(quiet ? 'quietText.on' : 'quietText.off')}
        isOn={quiet !== null}
        onChange={(on) => set({ quiet: on ? defaultQuietHours : null })}
        isSaved={isSaved}
      />
      {quiet && (
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap', alignItems: 'flex-end', rowGap: 1 }}
        >
          <TimeSelect
            label={text('from')}
            value={quiet.from}
            other={quiet.to}
            onChange={(from) => set({ quiet: { ...quiet, from } })}
          />
          <TimeSelect
            label={text('to')}
            value={quiet.to}
            other={quiet.from}
            onChange={(to) => set({ quiet: { ...quiet, to } })}
          />
          <Typography variant="body2" color="textSecondary" sx={{ pb: 1.5 }}>
            {text('clock', { country })}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

const handheld = /^(?:android|ios)$/i;

interface PushDeviceRowProps {
  device: OwnPushDevice;
  isPending: boolean;
  onRemove: () => void;
}

function PushDeviceRow({ device, isPending, onRemove }: PushDeviceRowProps) {
  const text = useText(pushTexts);
  const dates = useDates();
  const { browser, system, since, current } = device;
  const Icon = handheld.test(system) ? SmartphoneRounded : ComputerRounded;
  const isNamed = browser !== '' && system !== '';
  const name = isNamed ? text('onSystem', { browser, system }) : browser || system || text('unknown');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
        py: 1,
        '& + &': { borderTop: 'thin solid', borderColor: 'divider' },
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Typography variant="body2" color="textSecondary">
          {text('since', { day: dates.day(since) })}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' } }}>
        {current ? (
          <StatusChip tone="success" icon={CheckRounded} label={text('current')} />
        ) : (
          <Button disabled={isPending} aria-label={text('removeOf', { device: name })} onClick={onRemove}>
            {text('remove')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface PushDevicesProps {
  devices: readonly OwnPushDevice[];
  isPending: boolean;
  onRemove: (device: OwnPushDevice) => void;
}

function PushDevices({ devices, isPending, onRemove }: PushDevicesProps) {
  const text = useText(pushTexts);
  const id = useId();
  const sorted = devices.toSorted((one, other) => Number(other.current) - Number(one.current));
  return (
    <section aria-labelledby={id}>
      <Typography variant="subtitle1" component="h3" id={id} sx={{ pb: 0.5 }}>
        {text('devices')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sorted.map((device) => (
          <PushDeviceRow
            key={device.id}
            device={device}
            isPending={isPending}
            onRemove={() => onRemove(device)}
          />
        ))}
      </Box>
    </section>
  );
}

/** @param key of the portal, for the push service */
function usePushDevice(key: string) {
  const text = useText(pushTexts);
  const toast = useToast();
  const { user } = useSession();
  const registering = useCallCommand(webPushCommands.RegisterPushDevice, { refresh });
  const removing = useCallCommand(webPushCommands.RemovePushDevice, { refresh });
  const [isPending, setPending] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setPending(true);
    try {
      await work();
    } catch (error) {
      if (isCallError(error)) toast.failed(error);
      else toast.info(text('failed'));
    } finally {
      setPending(false);
    }
  };
  return {
    isPending,
    turnOn: () =>
      void run(async () => {
        const subscription = await subscribe(key);
        if (subscription === null) return;
        try {
          await registering.send({ ...subscription });
          setOwner(user.id);
        } catch (error) {
          await unsubscribe();
          throw error;
        }
      }),
    remove: ({ id, current }: OwnPushDevice) =>
      void run(async () => {
        if (current) await unsubscribe();
        await removing.send({ id });
      }),
  };
}

function PushUnavailable({ why }: { why: Exclude<PushAbility, 'possible'> }) {
  const text = useText(pushTexts);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <NotificationsOffOutlined aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box role="status" sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="div">
          {text(why)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text(`${why}Text`)}
        </Typography>
      </Box>
    </Box>
  );
}

/** Browser settings change while the page is away. */
function onReturn(changed: () => void): () => void {
  window.addEventListener('focus', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.removeEventListener('focus', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

function PushSettings({ devices, pushKey }: Settings & { pushKey: string }) {
  const text = useText(pushTexts);
  const quiet = useCallQuery(notificationsQueries.GetNotifications, {}).data?.quiet;
  const ability = useSyncExternalStore(onReturn, pushAbility);
  const { turnOn, remove, isPending } = usePushDevice(pushKey);
  const here = devices.find(({ current }) => current);
  return (
    <Stack spacing={2.5}>
      {ability === 'possible' ? (
        <SettingItem
          label={text('here')}
          hint={text(here ? 'hereText.on' : 'hereText.off')}
          isOn={here !== undefined}
          isDisabled={isPending}
          onChange={() => (here ? remove(here) : turnOn())}
        />
      ) : (
        <PushUnavailable why={ability} />
      )}
      {devices.length > 0 && (
        <>
          <Divider />
          {quiet !== undefined && <QuietHoursFields quiet={quiet} />}
          <Divider />
          <PushDevices devices={devices} isPending={isPending} onRemove={remove} />
        </>
      )}
    </Stack>
  );
}

export function PushPanel({ pushKey }: { pushKey: string }) {
  const text = useText(pushTexts);
  const settings = useCallQuery(GetPushDevices, {}, { freshFor: 0 });
  return (
    <Panel title={text('title')}>
      <Loaded query={settings} skeleton={<Skeleton variant="rounded" sx={{ height: 56 }} />}>
        {({ devices }) => <PushSettings devices={devices} pushKey={pushKey} />}
      </Loaded>
    </Panel>
  );
}
