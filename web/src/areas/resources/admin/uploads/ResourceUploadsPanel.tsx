import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useUnsavedWork } from '#core/unsaved-work';
import { radii } from '#core/theme/tokens';
import { mostUrgentFirst } from './most-urgent-first';
import { oncePerResource } from './once-per-resource';
import { UploadList } from '#ui/upload/UploadList';
import { resourcePath } from '../admin-paths';
import { uploadsTexts } from '../../texts';
import { type AwaitedUpload, uploadStore } from './upload-store';
import type { QueuedUpload } from '#ui/upload/upload-queue-model';
import { useLeaving } from './use-leaving';
import { useResourceUploads } from './use-resource-uploads';

const Tray = styled('section')(({ theme }) => ({
  position: 'fixed',
  right: theme.spacing(2),
  bottom: theme.spacing(11),
  // Above every page, below whatever asks for an answer.
  zIndex: theme.zIndex.modal - 1,
  width: `min(25rem, calc(100vw - ${theme.spacing(4)}))`,
  maxHeight: '50dvh',
  overflowY: 'auto',
  padding: theme.spacing(2),
  borderRadius: radii.card,
  outline: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
}));

interface InterruptedProps {
  upload: AwaitedUpload;
  onForget: () => void;
}

/** An upload that a reload has cut: its file must be chosen again, and then goes on where it stood. */
function Interrupted({ upload, onForget }: InterruptedProps) {
  const text = useText(uploadsTexts);
  const { name, filename, resourceId } = upload;
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Box sx={{ typography: 'body2' }}>{text('interrupted', { name, file: filename })}</Box>
      <Stack direction="row" spacing={1} sx={{ pt: 0.5 }}>
        <Button size="small" component={Link} to={resourcePath(resourceId)}>
          {text('chooseAgain')}
        </Button>
        <Button size="small" variant="text" onClick={onForget}>
          {text('forget')}
        </Button>
      </Stack>
    </Box>
  );
}

/** What waits for a place in the queue. */
function Behind({ count }: { count: number }) {
  const text = useText(uploadsTexts);
  if (count === 0) return null;
  return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('behind', { count })}</Box>;
}

interface HeadProps {
  /** How many are not there yet. */
  left: number;
  isFolded: boolean;
  onFold: () => void;
  onClose: () => void;
}

function Head({ left, isFolded, onFold, onClose }: HeadProps) {
  const text = useText(uploadsTexts);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Box role="status" sx={{ flex: 1, typography: 'subtitle2' }}>
        {text(left === 0 ? 'allDone' : 'left', { count: left })}
      </Box>
      {left === 0 ? (
        <IconButton size="small" aria-label={text('close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      ) : (
        <Button size="small" variant="text" aria-expanded={!isFolded} onClick={onFold}>
          {text(isFolded ? 'show' : 'hide')}
        </Button>
      )}
    </Stack>
  );
}

const leftOf = (shown: readonly Pick<QueuedUpload, 'state'>[], others: number) =>
  shown.filter(({ state }) => state !== 'done').length + others;

/** Progress of resource uploads, on every screen (R-ARS-16, R-ARS-18). One file is sent at a time. */
export function ResourceUploadsPanel() {
  const text = useText(uploadsTexts);
  const { queue, behind, interrupted, forget, remove } = useResourceUploads();
  const [isFolded, setFolded] = useState(false);
  const shown = oncePerResource(queue.uploads, ({ file }) => uploadStore.ownerOf(file));
  const left = leftOf(shown, behind + interrupted.length);
  const held = useLeaving(left === 0, queue.tidy);
  useUnsavedWork(queue.isBusy || behind > 0);
  if (queue.uploads.length === 0 && interrupted.length === 0) return null;
  return (
    <Tray aria-label={text('title')} data-print="no" {...held}>
      <Head
        left={left}
        isFolded={isFolded}
        onFold={() => setFolded((before) => !before)}
        onClose={queue.tidy}
      />
      {!isFolded && <UploadList uploads={mostUrgentFirst(shown)} onRetry={queue.retry} onRemove={remove} />}
      {!isFolded && <Behind count={behind} />}
      {!isFolded && interrupted.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {interrupted.map((upload) => (
            <Interrupted
              key={`${upload.resourceId} ${upload.part}`}
              upload={upload}
              onForget={() => forget(upload)}
            />
          ))}
        </Box>
      )}
    </Tray>
  );
}
