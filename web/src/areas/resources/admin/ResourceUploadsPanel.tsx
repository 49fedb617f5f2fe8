import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, Button, IconButton, List, Paper, Stack, Typography } from '@mui/material';
import { useState, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import {
  type ResourcePart,
  resourceCommands,
  resourceQueries,
  resourceUploads,
} from '@portal/contracts/areas/resources';
import { useText } from '#core/i18n/use-text';
import { useUnsavedWork } from '#core/unsaved-work';
import { UploadList } from '#ui/upload/UploadList';
import { type QueuedUpload, useUploadQueue } from '#ui/upload/use-upload-queue';
import { toastDuration, useToast } from '#ui/toast/toast-context';
import { useCallCommand } from '#core/client/use-call-command';
import { useSession } from '#core/session/session-state';
import type { UploadedFile } from '#ui/upload/use-uploads';
import { resourcePath } from '../resources';
import { uploadsTexts } from '../texts';
import { type AwaitedUpload, uploadStore, type HandedIn } from './resource-saving';

const contracts = {
  file: resourceUploads.UploadResourceFile,
  thumb: resourceUploads.UploadResourceThumb,
} as const;

const { ListResources, GetResource, ListFileVersions } = resourceQueries;

/** R-ARS-16. */
function useKeyReport(userId: number) {
  const toast = useToast();
  const { send } = useCallCommand(resourceCommands.UpdateResource, {
    refresh: [ListResources, GetResource, ListFileVersions],
  });
  return async (upload: AwaitedUpload, key: string) => {
    try {
      await send({ id: upload.resourceId, [upload.part]: key });
      uploadStore.settle(userId, upload);
    } catch (error) {
      // The stored key is sent at the next visit.
      toast.failed(error);
    }
  };
}

function useResourceUploads() {
  const { user } = useSession();
  const report = useKeyReport(user.id);
  const sent = useRef(new Map<string, HandedIn>());
  const queue = useUploadQueue({
    onArrived: (id: string, uploaded: UploadedFile) => {
      const upload = sent.current.get(id);
      if (upload === undefined) return;
      uploadStore.arrived(user.id, upload, uploaded.Key);
      void report(upload, uploaded.Key);
    },
  });

  const collect = useEffectEvent(() => {
    for (const handed of uploadStore.collect(queue.room())) {
      const [id] = queue.add(contracts[handed.part], [handed.file]);
      if (id !== undefined) sent.current.set(id, handed);
    }
  });
  const reportLate = useEffectEvent(() => {
    for (const upload of uploadStore.awaited(user.id)) {
      if (upload.key !== undefined) void report(upload, upload.key);
    }
  });
  useEffect(() => {
    reportLate();
    collect();
    return uploadStore.subscribe(() => collect());
  }, []);

  // Finished uploads make room in the queue.
  useEffect(() => collect(), [queue.uploads]);

  const waiting = useSyncExternalStore(uploadStore.subscribe, uploadStore.waiting, uploadStore.waiting);
  const awaitedNow = () => uploadStore.awaited(user.id);
  const awaited = useSyncExternalStore(uploadStore.subscribe, awaitedNow, awaitedNow);
  const forget = (upload: AwaitedUpload) => uploadStore.settle(user.id, upload);
  return {
    queue,
    waiting,
    interrupted: awaited.filter(({ key, isHere }) => key === undefined && isHere !== true),
    forget,
    remove: (id: string) => {
      const upload = sent.current.get(id);
      const isDone = queue.uploads.some((one) => one.id === id && one.state === 'done');
      queue.remove(id);
      if (upload !== undefined && !isDone) forget(upload);
    },
  };
}

type Uploading = Pick<QueuedUpload, 'state'>;

type Owner = { readonly resourceId: number; readonly part: ResourcePart };

const isSettled = ({ state }: Uploading) => state === 'done' || state === 'failed';

function together<Upload extends Uploading>(upload: Upload, thumb: Uploading | undefined): Upload {
  if (thumb === undefined || isSettled(thumb)) return upload;
  if (upload.state === 'done') return { ...upload, state: thumb.state };
  const isStarted = upload.state === 'queued' && thumb.state !== 'queued';
  return isStarted ? { ...upload, state: 'uploading' } : upload;
}

export function mergedByResource<Upload extends Uploading>(
  uploads: readonly Upload[],
  ownerOf: (upload: Upload) => Owner | undefined,
): readonly Upload[] {
  const partOf = (resourceId: number, part: ResourcePart) =>
    uploads.find((one) => {
      const owner = ownerOf(one);
      return owner?.resourceId === resourceId && owner.part === part;
    });
  return uploads.flatMap((upload) => {
    const owner = ownerOf(upload);
    if (owner === undefined || upload.state === 'failed') return [upload];
    if (owner.part === 'thumb') return partOf(owner.resourceId, 'file') === undefined ? [upload] : [];
    return [together(upload, partOf(owner.resourceId, 'thumb'))];
  });
}

/** Not under the pointer or focus (WCAG 2.2.1). */
export function useAutoClose(isDone: boolean, leave: () => void) {
  const [isHeld, setHeld] = useState(false);
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (!isDone || isHeld) return;
    const timer = setTimeout(() => leaveNow(), toastDuration);
    return () => clearTimeout(timer);
  }, [isDone, isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}

const places = { failed: 0, waiting: 1, uploading: 1, processing: 1, queued: 2, done: 3 } as const;

export const byUrgency = <Upload extends Pick<QueuedUpload, 'state'>>(uploads: readonly Upload[]) =>
  uploads.toSorted((one, other) => places[one.state] - places[other.state]);

interface InterruptedProps {
  upload: AwaitedUpload;
  onForget: () => void;
}

function Interrupted({ upload, onForget }: InterruptedProps) {
  const text = useText(uploadsTexts);
  const { name, filename, resourceId } = upload;
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Typography variant="body2">{text('interrupted', { name, file: filename })}</Typography>
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

interface HeadProps {
  left: number;
  isFolded: boolean;
  onFold: () => void;
  onClose: () => void;
}

function Head({ left, isFolded, onFold, onClose }: HeadProps) {
  const text = useText(uploadsTexts);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Typography variant="subtitle2" component="div" role="status" sx={{ flex: 1 }}>
        {text(left === 0 ? 'allDone' : 'left', { count: left })}
      </Typography>
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

const leftOf = (shown: readonly Uploading[], others: number) =>
  shown.filter(({ state }) => state !== 'done').length + others;

/** One file is sent at a time (R-ARS-16, R-ARS-18). */
export function ResourceUploadsPanel() {
  const text = useText(uploadsTexts);
  const { queue, waiting, interrupted, forget, remove } = useResourceUploads();
  const [isFolded, setFolded] = useState(false);
  const shown = mergedByResource(queue.uploads, ({ file }) => uploadStore.ownerOf(file));
  const left = leftOf(shown, waiting + interrupted.length);
  const held = useAutoClose(left === 0, queue.tidy);
  useUnsavedWork(queue.isBusy || waiting > 0);
  if (queue.uploads.length === 0 && interrupted.length === 0) return null;
  return (
    <Paper
      component="section"
      aria-label={text('title')}
      data-print="no"
      elevation={8}
      {...held}
      sx={{
        position: 'fixed',
        right: 16,
        bottom: 88,
        // Above pages, below dialogs.
        zIndex: ({ zIndex }) => zIndex.modal - 1,
        width: 'min(25rem, calc(100vw - 2rem))',
        maxHeight: '50dvh',
        overflowY: 'auto',
        p: 2,
        outline: 'thin solid',
        outlineColor: 'divider',
      }}
    >
      <Head
        left={left}
        isFolded={isFolded}
        onFold={() => setFolded((before) => !before)}
        onClose={queue.tidy}
      />
      {!isFolded && (
        <>
          <UploadList uploads={byUrgency(shown)} onRetry={queue.retry} onRemove={remove} />
          {waiting > 0 && (
            <Typography variant="body2" color="textSecondary">
              {text('behind', { count: waiting })}
            </Typography>
          )}
          <List disablePadding sx={{ '&:empty': { display: 'none' } }}>
            {interrupted.map((upload) => (
              <Interrupted
                key={`${upload.resourceId} ${upload.part}`}
                upload={upload}
                onForget={() => forget(upload)}
              />
            ))}
          </List>
        </>
      )}
    </Paper>
  );
}
