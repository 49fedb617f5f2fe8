import { Box, Button, Stack, Typography } from '@mui/material';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import {
  type OperationRecord,
  operationsCommands,
  operationsQueries,
  type ParkedStreamRecord,
} from '@portal/contracts/areas/operations';
import { useCallCommand } from '#core/client/use-call-command';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { FactList } from '#ui/FactList';
import { Panel } from '#ui/Panel';
import { RelativeAge } from '#ui/DayAndAge';
import { useToast } from '#ui/toast/toast-context';
import { FoldPanel } from '#ui/FoldPanel';
import { operationsTexts } from './texts';
import { useViewName } from './operations';

interface ParkedStreamItemProps {
  parked: ParkedStreamRecord;
  isRetrying: boolean;
  onRetry: () => void;
}

function ParkedStreamItem({ parked, isRetrying, onRetry }: ParkedStreamItemProps) {
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

interface ParkedPanelProps {
  parked: readonly ParkedStreamRecord[];
  total: number;
  /** The newest ones: a stream whose retry is open is not retried again. */
  operations: readonly OperationRecord[];
}

const isOpen = ({ state }: OperationRecord) => state === 'waiting' || state === 'running';

export function ParkedPanel({ parked, total, operations }: ParkedPanelProps) {
  const text = useText(operationsTexts);
  const toast = useToast();
  const { ListOperations, ListParkedStreams } = operationsQueries;
  const retry = useCallCommand(operationsCommands.RetryParkedStream, {
    refresh: [ListOperations, ListParkedStreams],
  });
  if (total === 0) return null;
  const isRetrying = ({ projection, stream }: ParkedStreamRecord) =>
    operations.some(
      (each) => isOpen(each) && each.stream === stream && each.projections.includes(projection),
    );
  return (
    <Panel title={text('parkedTitle')} aside={text('number', { value: total })}>
      <Box component="p" sx={{ m: 0, pb: 1.5, maxWidth: '72ch', color: 'text.secondary' }}>
        {text('parkedText')}
      </Box>
      <Box component="ul" aria-label={text('parkedTitle')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parked.map((each) => (
          <ParkedStreamItem
            key={`${each.projection}/${each.stream}`}
            parked={each}
            isRetrying={isRetrying(each)}
            onRetry={() =>
              void retry
                .send({ projection: each.projection, stream: each.stream })
                .then(() => toast.info(text('wished')), toast.failed)
            }
          />
        ))}
      </Box>
    </Panel>
  );
}
