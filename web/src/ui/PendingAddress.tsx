import MarkEmailUnreadRounded from '@mui/icons-material/MarkEmailUnreadRounded';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { pendingAddressTexts } from './texts';
import { useToast } from './toast/toast-context';

interface PendingAddressProps {
  change: { readonly email: string; readonly until: string };
  isPending: boolean;
  onResend: () => Promise<unknown>;
  onCancel: () => Promise<unknown>;
}

export function PendingAddress({
  change: { email, until },
  isPending,
  onResend,
  onCancel,
}: PendingAddressProps) {
  const text = useText(pendingAddressTexts);
  const dates = useDates();
  const toast = useToast();
  const act = (sending: Promise<unknown>, message: string) =>
    void sending.then(() => toast.done(message), toast.failed);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 1,
        p: 1.5,
        border: 1,
        borderColor: 'info.main',
        borderRadius: 1,
        minWidth: 0,
      }}
    >
      <MarkEmailUnreadRounded aria-hidden sx={{ color: 'info.main' }} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{text('waiting', { email })}</Box>
        <Typography variant="body2" color="textSecondary">
          {text('until', { day: dates.day(until), time: dates.clock(until) })}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, pt: 1 }}>
          <Button
            variant="outlined"
            size="small"
            disabled={isPending}
            onClick={() => act(onResend(), text('resent', { email }))}
          >
            {text('resend')}
          </Button>
          <Button size="small" disabled={isPending} onClick={() => act(onCancel(), text('cancelled'))}>
            {text('cancel')}
          </Button>
        </Stack>
      </Box>
    </Box>
  );
}
