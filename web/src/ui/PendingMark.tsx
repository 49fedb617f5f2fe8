import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { Box } from '@mui/material';
import { useText } from '#core/i18n/use-text';
import { outboxTexts } from '#core/texts';
import { useOutgoing } from '#core/outbox/outbox';
import { VisuallyHidden } from './VisuallyHidden';

export function PendingMark({ about }: { about: string }) {
  const text = useText(outboxTexts);
  const isWaiting = useOutgoing().some((item) => item.about === about && item.state === 'waiting');
  if (!isWaiting) return null;
  return (
    <Box
      component="span"
      title={text('waits')}
      sx={{ display: 'inline-flex', color: 'text.secondary', pr: 0.5 }}
    >
      <ScheduleRounded aria-hidden fontSize="small" />
      <VisuallyHidden>{text('waits')}</VisuallyHidden>
    </Box>
  );
}
