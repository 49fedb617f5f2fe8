import Box from '@mui/material/Box';
import {
  type OperationRecord,
  operationsCommands,
  operationsQueries,
  type ParkedStreamRecord,
} from '@portal/contracts/areas/operations';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { useToast } from '#ui/toast/toast-context';
import { operationsTexts } from '../texts';
import { ParkedStreamItem } from './ParkedStreamItem';

interface ParkedPanelProps {
  parked: readonly ParkedStreamRecord[];
  total: number;
  /** What was wished lately: a retry that is not done yet is not wished again. */
  operations: readonly OperationRecord[];
}

const isOpen = ({ state }: OperationRecord) => state === 'waiting' || state === 'running';

/** What is stuck, and the way to set it free. Nothing stuck, nothing shown. */
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
