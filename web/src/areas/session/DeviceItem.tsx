import ComputerRounded from '@mui/icons-material/ComputerRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import VerifiedUserRounded from '@mui/icons-material/VerifiedUserRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnSession } from '@portal/contracts/areas/session';
import { useText } from '#core/i18n/use-text';
import { RelativeAge } from '#ui/RelativeAge';
import { StatusChip } from '#ui/StatusChip';
import { devicesTexts } from './texts';

/** Systems of what is held in a hand. */
const handheld = /^(?:android|ios)$/i;

function useDeviceName({ browser, system }: OwnSession): string {
  const text = useText(devicesTexts);
  if (browser !== '' && system !== '') return text('onSystem', { browser, system });
  return browser || system || text('unknown');
}

interface DeviceItemProps {
  session: OwnSession;
  isPending: boolean;
  onEnd: () => void;
}

/** One session: on what, from where, and when it was last used. */
export function DeviceItem({ session, isPending, onEnd }: DeviceItemProps) {
  const text = useText(devicesTexts);
  const device = useDeviceName(session);
  const { system, network, current, seen_at } = session;
  const Icon = handheld.test(system) ? SmartphoneRounded : ComputerRounded;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component={Icon} aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: (theme) => theme.spacing(22), overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{device}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {network !== '' && <>{text('network', { network })} · </>}
          {text('used')} <RelativeAge at={seen_at} />
        </Box>
      </Box>
      {current ? (
        <StatusChip tone="success" icon={VerifiedUserRounded} label={text('current')} />
      ) : (
        <Button disabled={isPending} aria-label={text('endOf', { device })} onClick={onEnd}>
          {text('end')}
        </Button>
      )}
    </Box>
  );
}
