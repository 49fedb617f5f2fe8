import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Alert from '@mui/material/Alert';
import {
  notificationsCommands,
  notificationsQueries,
  webPushQueries,
  type PushKind,
  pushKindsFor,
  type OwnPushDevice,
  webPushCommands,
  defaultPushSettings,
  type QuietHours,
  pushKinds,
} from '@portal/contracts/areas/notifications';
import { useState, useSyncExternalStore, useId } from 'react';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { OutputOf } from '@portal/contracts/kernel';
import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useMay } from '#core/session/use-may';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { Loaded } from '#ui/states/Loaded';
import { useCallCommand } from '#core/client/use-call-command';
import { useToast } from '#ui/toast/toast-context';
import { useSession } from '#core/session/session-state';
import { isCallError } from '#core/client/call-error';
import { SelectInput } from '#ui/fields/SelectInput';
import { notificationsTexts, pushTexts } from './texts';
import { PushDeviceList } from './PushDeviceList';
import { pushAbility, type PushAbility, setOwner, subscribe, unsubscribe } from './browser-push';
import { SettingItem } from './SettingItem';

const { GetPushSettings } = webPushQueries;

type Settings = OutputOf<typeof GetPushSettings>;

/** What is left out stays. */
type Change = Partial<Record<PushKind, boolean>> & { readonly quiet?: QuietHours | null };

/** The settings as they will be. */
const after = (before: Settings, { quiet = before.quiet, ...kinds }: Change): Settings => ({
  ...before,
  quiet,
  kinds: pushKinds.filter((kind) => kinds[kind] ?? before.kinds.includes(kind)),
});

interface PushChange {
  readonly set: (change: Change) => Promise<void>;
  /** The last change is on the server. */
  readonly isSaved: boolean;
}

/** Changes what devices are notified of: shown at once, put back when it cannot be saved. */
function usePushChange(): PushChange {
  const toast = useToast();
  const [isSaved, setSaved] = useState(false);
  const { send } = useCallCommand(webPushCommands.UpdatePushSettings, {
    refresh: [GetPushSettings],
    optimistic: (cache, { settings }) =>
      cache.patch(GetPushSettings, (before) => after(before, settings as Change)),
  });
  return {
    isSaved,
    async set(settings) {
      setSaved(false);
      try {
        await send({ settings });
        setSaved(true);
      } catch (error) {
        toast.failed(error);
      }
    },
  };
}

/** Minutes between the times on offer. */
const step = 30;

const times = Array.from({ length: (24 * 60) / step }, (_, index) => {
  const hours = Math.floor((index * step) / 60);
  const minutes = (index * step) % 60;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
});

/** The times on offer, with one that was set elsewhere; hours that end where they begin are none. */
const optionsFor = (value: string, other: string) =>
  [...new Set([...times, value])]
    .toSorted()
    .map((time) => ({ value: time, label: time, disabled: time === other }));

/** When nothing is to come: what happens then comes afterwards. */
function QuietHoursFields({ quiet }: { quiet: QuietHours | null }) {
  const text = useText(pushTexts);
  const { country } = useMarket();
  const { set, isSaved } = usePushChange();
  return (
    <Stack spacing={1.5}>
      <SettingItem
        label={text('quiet')}
        hint={text(quiet ? 'quietText.on' : 'quietText.off')}
        isOn={quiet !== null}
        onChange={(on) => void set({ quiet: on ? defaultPushSettings.quiet : null })}
        isSaved={isSaved}
      />
      {quiet && (
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap', alignItems: 'flex-end', rowGap: 1 }}
        >
          <Box sx={{ width: (theme) => theme.spacing(15) }}>
            <SelectInput
              label={text('from')}
              options={optionsFor(quiet.from, quiet.to)}
              value={quiet.from}
              onChange={({ target }) => void set({ quiet: { ...quiet, from: target.value } })}
            />
          </Box>
          <Box sx={{ width: (theme) => theme.spacing(15) }}>
            <SelectInput
              label={text('to')}
              options={optionsFor(quiet.to, quiet.from)}
              value={quiet.to}
              onChange={({ target }) => void set({ quiet: { ...quiet, to: target.value } })}
            />
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ pb: 1.5 }}>
            {text('clock', { country })}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

const refresh = [webPushQueries.GetPushSettings];

interface PushDevice {
  /** Asks the person and turns notices on here; only at a press. */
  readonly turnOn: () => Promise<void>;
  /** Ends them on a device: here, or on another one. */
  readonly remove: (device: OwnPushDevice) => Promise<void>;
  readonly isPending: boolean;
}

/** Turns notices on and off in this browser, and off on others. @param key under which the portal sends */
function usePushDevice(key: string): PushDevice {
  const text = useText(pushTexts);
  const toast = useToast();
  const { user } = useSession();
  const registering = useCallCommand(webPushCommands.RegisterPushDevice, { refresh });
  const removing = useCallCommand(webPushCommands.RemovePushDevice, { refresh });
  const [isPending, setPending] = useState(false);

  async function inTurn(work: () => Promise<void>): Promise<void> {
    setPending(true);
    try {
      await work();
    } catch (error) {
      if (isCallError(error)) toast.failed(error);
      else toast.info(text('failed'));
    } finally {
      setPending(false);
    }
  }

  return {
    isPending,
    turnOn: () =>
      inTurn(async () => {
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
    remove: ({ id, current }) =>
      inTurn(async () => {
        if (current) await unsubscribe();
        await removing.send({ id });
      }),
  };
}

function PushKindItem({ kind, isOn }: { kind: PushKind; isOn: boolean }) {
  const text = useText(pushTexts);
  const { set, isSaved } = usePushChange();
  return (
    <SettingItem
      label={text(`kind.${kind}`)}
      hint={text(`kindText.${kind}`)}
      isOn={isOn}
      onChange={(on) => void set({ [kind]: on } as Partial<Record<PushKind, boolean>>)}
      isSaved={isSaved}
    />
  );
}

/** A switch for each kind of thing that the market has for one's role. */
function PushKindList({ kinds }: { kinds: readonly PushKind[] }) {
  const text = useText(pushTexts);
  const { features } = useMarket();
  const { user } = useSession();
  const id = useId();
  return (
    <Stack spacing={1.5} component="section" aria-labelledby={id}>
      <Typography variant="subtitle1" component="h3" id={id}>
        {text('what')}
      </Typography>
      {pushKindsFor(user.type, features).map((kind) => (
        <PushKindItem key={kind} kind={kind} isOn={kinds.includes(kind)} />
      ))}
    </Stack>
  );
}

/** Why this browser shows no notices, and what can be done about it. */
function PushUnavailableNotice({ why }: { why: Exclude<PushAbility, 'possible'> }) {
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

/** Whoever changes the browser's settings comes back to the page afterwards. */
function onReturn(changed: () => void): () => void {
  window.addEventListener('focus', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.removeEventListener('focus', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** What the browser says about notices now. */
const usePushAbility = () => useSyncExternalStore(onReturn, pushAbility);

interface PushSettingsProps {
  settings: OutputOf<typeof webPushQueries.GetPushSettings>;
  pushKey: string;
}

function PushSettings({ settings: { kinds, quiet, devices }, pushKey }: PushSettingsProps) {
  const text = useText(pushTexts);
  const ability = usePushAbility();
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
          onChange={() => void (here ? remove(here) : turnOn())}
        />
      ) : (
        <PushUnavailableNotice why={ability} />
      )}
      {devices.length > 0 && (
        <>
          <Divider />
          <PushKindList kinds={kinds} />
          <Divider />
          <QuietHoursFields quiet={quiet} />
          <Divider />
          <PushDeviceList
            devices={devices}
            isPending={isPending}
            onRemove={(device) => void remove(device)}
          />
        </>
      )}
    </Stack>
  );
}

/** What one's own devices are notified of, when not, and which they are. */
function PushPanel({ pushKey }: { pushKey: string }) {
  const text = useText(pushTexts);
  const settings = useCallQuery(webPushQueries.GetPushSettings, {}, { freshFor: 0 });
  return (
    <Panel title={text('title')}>
      <Loaded query={settings} skeleton={<Skeleton variant="rounded" sx={{ height: 56 }} />}>
        {(found) => <PushSettings settings={found} pushKey={pushKey} />}
      </Loaded>
    </Panel>
  );
}

interface MailSwitch {
  readonly set: (on: boolean) => Promise<void>;
  /** The last change is on the server. */
  readonly isSaved: boolean;
}

/** Sets the switch: shown at once, put back when it cannot be saved. */
function useMailSwitch(): MailSwitch {
  const toast = useToast();
  const [isSaved, setSaved] = useState(false);
  const { GetNotifications } = notificationsQueries;
  const { send } = useCallCommand(notificationsCommands.UpdateNotifications, {
    refresh: [GetNotifications],
    optimistic: (cache, { notifications }) => {
      const { newFiles } = notifications as { newFiles: boolean };
      return cache.patch(GetNotifications, (data) => ({ ...data, newFiles }));
    },
  });
  return {
    isSaved,
    async set(on) {
      setSaved(false);
      try {
        await send({ notifications: { newFiles: on } });
        setSaved(true);
      } catch (error) {
        toast.failed(error);
      }
    },
  };
}

function NewFilesItem({ isOn, isDisabled }: { isOn: boolean; isDisabled: boolean }) {
  const text = useText(notificationsTexts);
  const { set, isSaved } = useMailSwitch();
  return (
    <SettingItem
      label={text('newFiles')}
      hint={text(isOn ? 'newFilesText.on' : 'newFilesText.off')}
      isOn={isOn}
      isDisabled={isDisabled}
      onChange={(on) => void set(on)}
      isSaved={isSaved}
    />
  );
}

/** What the person is told of by mail, and on their devices: each change is kept at once (R-ACC-13, R-ACC-14, R-NAV-20). */
export function NotificationsScreen() {
  const text = useText(notificationsTexts);
  const { features, pushKey } = useMarket();
  const may = useMay();
  const isReadOnly = !may(notificationsCommands.UpdateNotifications);
  const settings = useCallQuery(notificationsQueries.GetNotifications, {});
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Stack spacing={3} sx={{ maxWidth: 720 }}>
        {isReadOnly && <Alert severity="info">{text('actingHint')}</Alert>}
        <Panel title={text('byMail')}>
          <Loaded query={settings} skeleton={<Skeleton variant="rounded" sx={{ height: 56 }} />}>
            {({ newFiles }) => <NewFilesItem isOn={newFiles} isDisabled={isReadOnly} />}
          </Loaded>
          {features.languageSelector && (
            <Typography variant="body2" color="textSecondary" sx={{ pt: 2 }}>
              {text('language')}
            </Typography>
          )}
        </Panel>
        {pushKey !== null && may(webPushQueries.GetPushSettings) && <PushPanel pushKey={pushKey} />}
      </Stack>
    </Page>
  );
}
