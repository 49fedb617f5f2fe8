import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { OutboxMail } from '@portal/contracts/areas/operations';
import { useDates } from '#core/i18n/dates';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { RelativeAge } from '#ui/RelativeAge';
import { StatusChip } from '#ui/StatusChip';
import { mailTexts } from '../texts';

const looks = {
  waiting: { tone: 'neutral', icon: HourglassTopRounded },
  sending: { tone: 'info', icon: SendRounded },
  retrying: { tone: 'warning', icon: ReplayRounded },
  parked: { tone: 'error', icon: PauseCircleRounded },
} as const;

function When({ mail: { state, at } }: { mail: OutboxMail }) {
  const text = useText(mailTexts);
  const dates = useDates();
  if (state === 'parked') return <T of={mailTexts} id="given" values={{ age: <RelativeAge at={at} /> }} />;
  return state === 'retrying' ? text('next', { when: dates.time(at) }) : null;
}

/** One mail: to whom, what about, where it stands and why. */
export function MailItem({ mail, onRetry }: { mail: OutboxMail; onRetry: () => void }) {
  const text = useText(mailTexts);
  const { state, to, subject, attempts, reason } = mail;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{subject}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {to}
          {attempts > 0 && ` · ${text('attempts', { count: attempts })}`}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <When mail={mail} />
        </Box>
        {reason !== '' && <Box sx={{ typography: 'body2', color: 'error.main' }}>{reason}</Box>}
      </Box>
      <StatusChip {...looks[state]} label={text(`state.${state}`)} />
      {state === 'parked' && (
        <Button
          variant="outlined"
          startIcon={<ReplayRounded />}
          aria-label={text('againNamed', { subject, to })}
          onClick={onRetry}
        >
          {text('again')}
        </Button>
      )}
    </Stack>
  );
}
