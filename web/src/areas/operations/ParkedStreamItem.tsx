import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import type { ParkedStreamRecord } from '@portal/contracts/areas/operations';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { FactList } from '#ui/FactList';
import { RelativeAge } from '#ui/DayAndAge';
import { FoldPanel } from './FoldPanel';
import { operationsTexts } from './texts';
import { useViewName } from './view-names';

interface ParkedStreamItemProps {
  parked: ParkedStreamRecord;
  isRetrying: boolean;
  onRetry: () => void;
}

/** One stream that waits: what could not be taken over, since when, the machine's own words for whoever asks. */
export function ParkedStreamItem({ parked, isRetrying, onRetry }: ParkedStreamItemProps) {
  const text = useText(operationsTexts);
  const { projection, stream, event_type, event_id, position, reason, at } = parked;
  const view = useViewName()(projection);
  const details = [
    { key: 'reason', label: text('detail.reason'), value: reason },
    { key: 'projection', label: text('detail.projection'), value: projection },
    { key: 'stream', label: text('detail.stream'), value: stream },
    { key: 'event', label: text('detail.event'), value: event_type },
    { key: 'eventId', label: text('detail.eventId'), value: event_id },
    { key: 'position', label: text('detail.position'), value: String(position) },
  ];
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {text('parkedLine', { view, event: event_type, stream })}
        </Box>
        <Typography variant="body2" component="div" color="textSecondary" sx={{ pb: 0.5 }}>
          <T of={operationsTexts} id="parkedSince" values={{ age: <RelativeAge at={at} /> }} />
        </Typography>
        <FoldPanel label={text('details')}>
          <FactList facts={details} label={text('details')} />
        </FoldPanel>
      </Box>
      <Button
        variant="outlined"
        startIcon={<ReplayRounded />}
        disabled={isRetrying}
        aria-label={text('retryNamed', { stream, view })}
        onClick={onRetry}
      >
        {isRetrying ? text('retrying') : text('retry')}
      </Button>
    </Stack>
  );
}
