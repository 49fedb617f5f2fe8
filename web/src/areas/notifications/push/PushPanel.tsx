import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { webPushQueries } from '@portal/contracts/areas/notifications';
import type { OutputOf } from '@portal/contracts/kernel';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { Loaded } from '#ui/states/Loaded';
import { SettingItem } from '../preferences/SettingItem';
import { PushDeviceList } from './PushDeviceList';
import { PushKindList } from './PushKindList';
import { PushUnavailableNotice } from './PushUnavailableNotice';
import { pushTexts } from '../texts';
import { QuietHoursFields } from './QuietHoursFields';
import { usePushAbility } from './use-push-ability';
import { usePushDevice } from './use-push-device';

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
export function PushPanel({ pushKey }: { pushKey: string }) {
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
