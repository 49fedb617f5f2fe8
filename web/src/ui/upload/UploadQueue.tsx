import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { UploadContract } from '@portal/contracts/kernel';
import { useText } from '../../app/i18n/use-text';
import { DropAnywhere } from './DropAnywhere';
import { UploadList } from './UploadList';
import { UploadZone } from './UploadZone';
import { mostQueued } from './upload-queue-model';
import { uploadMessages } from './upload.messages';
import type { UploadQueueHandle } from './use-upload-queue';

interface UploadQueueProps {
  /** Out of `useUploadQueue`; what a screen queues by itself is listed, too. */
  queue: UploadQueueHandle;
  /** Where dropped files go. */
  contract: UploadContract;
}

/** How the queue stands, in one line for eyes and ears. */
function QueueHead({ queue: { uploads, tidy } }: Pick<UploadQueueProps, 'queue'>) {
  const text = useText(uploadMessages);
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  if (uploads.length < 2) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 1, gap: 2 }}>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {text('summary', { done, failed, all: uploads.length })}
      </Box>
      {done > 0 && (
        <Button size="small" onClick={tidy}>
          {text('tidy')}
        </Button>
      )}
    </Stack>
  );
}

/**
 * Many files, wherever on the page they are dropped: one goes up at a time, and each says how it stands – queued, how
 * far, waiting for the connection, being checked, uploaded, or why not (R-ARS-16, R-ARS-18, U9).
 */
export function UploadQueue({ queue, contract }: UploadQueueProps) {
  const text = useText(uploadMessages);
  const { uploads, add, retry, remove, isFull } = queue;
  const take = (files: readonly File[]) => void add(contract, files);
  return (
    <Box>
      <UploadZone contract={contract} max={mostQueued} onFiles={take} />
      <DropAnywhere onFiles={take} />
      {isFull && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text('tooMany', { max: mostQueued })}
        </Alert>
      )}
      <QueueHead queue={queue} />
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </Box>
  );
}
