import CheckRounded from '@mui/icons-material/CheckRounded';
import ComputerRounded from '@mui/icons-material/ComputerRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnPushDevice } from '@portal/contracts/areas/notifications';
import { useId } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { StatusChip } from '#ui/StatusChip';
import { pushTexts } from './texts';

/** Systems of what is held in a hand. */
const handheld = /^(?:android|ios)$/i;

/** On a phone, what can be done stands below the name. */
const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  py: 1,
  '& + &': { borderTop: 'thin solid', borderColor: 'divider' },
};

interface PushDeviceItemProps {
  device: OwnPushDevice;
  isPending: boolean;
  onRemove: () => void;
}

function PushDeviceItem({
  device: { browser, system, since, current },
  isPending,
  onRemove,
}: PushDeviceItemProps) {
  const text = useText(pushTexts);
  const dates = useDates();
  const Icon = handheld.test(system) ? SmartphoneRounded : ComputerRounded;
  const isNamed = browser !== '' && system !== '';
  const device = isNamed ? text('onSystem', { browser, system }) : browser || system || text('unknown');
  return (
    <Box component="li" sx={line}>
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{device}</Box>
        <Typography variant="body2" color="textSecondary">
          {text('since', { day: dates.day(since) })}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' } }}>
        {current ? (
          <StatusChip tone="success" icon={CheckRounded} label={text('current')} />
        ) : (
          <Button disabled={isPending} aria-label={text('removeOf', { device })} onClick={onRemove}>
            {text('remove')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface PushDeviceListProps {
  devices: readonly OwnPushDevice[];
  isPending: boolean;
  onRemove: (device: OwnPushDevice) => void;
}

/** The devices that are notified, this one first. */
export function PushDeviceList({ devices, isPending, onRemove }: PushDeviceListProps) {
  const text = useText(pushTexts);
  const id = useId();
  const inOrder = devices.toSorted((one, other) => Number(other.current) - Number(one.current));
  return (
    <section aria-labelledby={id}>
      <Typography variant="subtitle1" component="h3" id={id} sx={{ pb: 0.5 }}>
        {text('devices')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {inOrder.map((device) => (
          <PushDeviceItem
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
