import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useErrorText } from '../../../app/client/use-error-text';
import { useText } from '../../../app/i18n/use-text';
import { useOrderNumber } from '../use-order-number';
import { triageMessages } from './triage.messages';
import type { Failure } from './use-batch';

interface BulkFailuresProps {
  failures: readonly Failure[];
  onDismiss: () => void;
}

/** Which of many orders could not be changed, each with its reason; stays until it was read. */
export function BulkFailures({ failures, onDismiss }: BulkFailuresProps) {
  const text = useText(triageMessages);
  const explain = useErrorText();
  const numberOf = useOrderNumber();
  if (failures.length === 0) return null;
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ mb: 2, bgcolor: 'background.paper', color: 'text.primary' }}
      action={
        <Button size="small" onClick={onDismiss}>
          {text('dismiss')}
        </Button>
      }
    >
      <AlertTitle>{text('failedTitle', { count: failures.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {failures.map(({ order, error }) => (
          <li key={order.id}>
            <Box component="span" sx={{ typography: 'mono' }}>
              {numberOf(order)}
            </Box>
            {': '}
            {explain(error).text}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
