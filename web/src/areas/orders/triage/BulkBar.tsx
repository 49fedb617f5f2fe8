import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { OrderStatus } from '@portal/contracts/areas/orders';
import { useText } from '../../../app/i18n/use-text';
import { StatusMenu } from './StatusMenu';
import { triageMessages } from './triage.messages';
import type { Batch } from './use-batch';

interface BulkBarProps {
  count: number;
  progress: Batch['progress'];
  onStatus: (status: OrderStatus) => void;
  onDelete: () => void;
  onClear: () => void;
}

function Progress({ done, total }: { done: number; total: number }) {
  const text = useText(triageMessages);
  return (
    <Box role="status" sx={{ flex: 1, minWidth: 160, py: 1 }}>
      <Box sx={{ typography: 'body2', pb: 0.75, fontVariantNumeric: 'tabular-nums' }}>
        {text('changing', { done, total })}
      </Box>
      <LinearProgress
        variant="determinate"
        value={(done / total) * 100}
        aria-label={text('progress', { done, total })}
        sx={{ borderRadius: 1 }}
      />
    </Box>
  );
}

/** What can be done with all selected orders together; while it is being done, how far it is. */
export function BulkBar({ count, progress, onStatus, onDelete, onClear }: BulkBarProps) {
  const text = useText(triageMessages);
  if (count === 0 && progress === null) return null;
  return (
    <Paper
      role="toolbar"
      aria-label={text('selected', { count })}
      variant="outlined"
      sx={{ position: 'sticky', bottom: { xs: 72, md: 16 }, zIndex: 3, mt: 2, p: 1, pl: 2, boxShadow: 3 }}
    >
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        {progress !== null ? (
          <Progress {...progress} />
        ) : (
          <>
            <Box role="status" sx={{ typography: 'subtitle2', mr: 'auto' }}>
              {text('selected', { count })}
            </Box>
            <StatusMenu label={text('changeStatus')} onChoose={onStatus}>
              <Box component="span" sx={{ pl: 1 }}>
                {text('changeStatus')}
              </Box>
            </StatusMenu>
            <Button startIcon={<DeleteOutlineRounded aria-hidden />} onClick={onDelete}>
              {text('deleteMany')}
            </Button>
            <IconButton aria-label={text('unselect')} onClick={onClear}>
              <CloseRounded />
            </IconButton>
          </>
        )}
      </Stack>
    </Paper>
  );
}
