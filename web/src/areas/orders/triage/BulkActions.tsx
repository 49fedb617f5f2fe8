import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { OrderStatus } from '@portal/contracts/areas/orders';
import { useText } from '../../../app/i18n/use-text';
import { StatusMenu } from './StatusMenu';
import { triageMessages } from './triage.messages';
import type { Batch } from './use-batch';

export interface BulkActionsProps {
  count: number;
  progress: Batch['progress'];
  onStatus: (status: OrderStatus) => void;
  onDelete: () => void;
  onClear: () => void;
}

function Progress({ done, total }: { done: number; total: number }) {
  const text = useText(triageMessages);
  return (
    <Stack role="status" direction="row" spacing={2} sx={{ alignItems: 'center', typography: 'body2' }}>
      <Box sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {text('changing', { done, total })}
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.round((done / total) * 100)}
        aria-label={text('progress', { done, total })}
        sx={{ flex: 1, maxWidth: 320, borderRadius: 1 }}
      />
    </Stack>
  );
}

/** What can be done with all selected orders together; while it is being done, how far it is. */
export function BulkActions({ count, progress, onStatus, onDelete, onClear }: BulkActionsProps) {
  const text = useText(triageMessages);
  if (progress !== null) return <Progress {...progress} />;
  const label = text('selected', { count });
  return (
    <Stack
      role="toolbar"
      aria-label={label}
      direction="row"
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, py: 0.5, color: 'text.primary' }}
    >
      <Box role="status" sx={{ minWidth: 104 }}>
        {label}
      </Box>
      <StatusMenu label={text('changeStatus')} onChoose={onStatus}>
        <Box component="span" sx={{ pl: 1 }}>
          {text('changeStatus')}
        </Box>
      </StatusMenu>
      <Tooltip title={text('deleteMany')}>
        <IconButton aria-label={text('deleteMany')} onClick={onDelete}>
          <DeleteOutlineRounded />
        </IconButton>
      </Tooltip>
      <Tooltip title={text('unselect')}>
        <IconButton aria-label={text('unselect')} onClick={onClear}>
          <CloseRounded />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
