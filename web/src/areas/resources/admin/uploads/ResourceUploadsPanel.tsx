import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
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
import { radii } from '#core/theme/tokens';
import { UploadList } from '#ui/upload/UploadList';
import { type QueuedUpload, useUploadQueue } from '#ui/upload/use-upload-queue';
import { toastDuration, useToast } from '#ui/toast/toast-context';
import { useCallCommand } from '#core/client/use-call-command';
import { useSession } from '#core/session/session-state';
import type { UploadedFile } from '#ui/upload/use-uploads';
import { resourcePath } from '../admin-paths';
import { uploadsTexts } from '../../texts';
import { type AwaitedUpload, uploadStore, type HandedIn } from './upload-store';

const contracts = {
  file: resourceUploads.UploadResourceFile,
  thumb: resourceUploads.UploadResourceThumb,
} as const;

const { ListResources, GetResource, ListFileVersions } = resourceQueries;

/** Tells a resource the key of what has arrived for it (R-ARS-16); that it has, the tray says already. */
function useTelling(userId: number) {
  const toast = useToast();
  const { send } = useCallCommand(resourceCommands.UpdateResource, {
    refresh: [ListResources, GetResource, ListFileVersions],
  });
  return async (upload: AwaitedUpload, key: string) => {
    try {
      await send({ id: upload.resourceId, [upload.part]: key });
      uploadStore.settle(userId, upload);
    } catch (error) {
      // The key is written down: it is told again with the next visit, or by hand in the form.
      toast.failed(error);
    }
  };
}

/** What lies on the desk: what resources wait for, and how many files wait for a place in the queue. */
function useUploadStore(userId: number) {
  const behind = useSyncExternalStore(uploadStore.subscribe, uploadStore.waiting, uploadStore.waiting);
  const read = () => uploadStore.awaited(userId);
  const awaited = useSyncExternalStore(uploadStore.subscribe, read, read);
  return { awaited, behind };
}

/** The uploads of resources that this page sends, and those that an earlier page could not finish. */
function useResourceUploads() {
  const { user } = useSession();
  const notify = useTelling(user.id);
  const sent = useRef(new Map<string, HandedIn>());
  const queue = useUploadQueue({
    onArrived: (id: string, uploaded: UploadedFile) => {
      const upload = sent.current.get(id);
      if (upload === undefined) return;
      uploadStore.arrived(user.id, upload, uploaded.Key);
      void notify(upload, uploaded.Key);
    },
  });

  const collect = useEffectEvent(() => {
    for (const handed of uploadStore.collect(queue.room())) {
      const [id] = queue.add(contracts[handed.part], [handed.file]);
      if (id !== undefined) sent.current.set(id, handed);
    }
  });
  const announceLate = useEffectEvent(() => {
    for (const upload of uploadStore.awaited(user.id)) {
      if (upload.key !== undefined) void notify(upload, upload.key);
    }
  });
  useEffect(() => {
    announceLate();
    collect();
    return uploadStore.subscribe(() => collect());
  }, []);

  // Whatever comes to its end makes room for what still lies on the desk.
  useEffect(() => collect(), [queue.uploads]);

  const { awaited, behind } = useUploadStore(user.id);
  const forget = (upload: AwaitedUpload) => uploadStore.settle(user.id, upload);
  return {
    queue,
    behind,
    interrupted: awaited.filter(({ key, isHere }) => key === undefined && isHere !== true),
    forget,
    /** Cancels it for good: the resource stays without it. */
    remove: (id: string) => {
      const upload = sent.current.get(id);
      const isDone = queue.uploads.some((one) => one.id === id && one.state === 'done');
      queue.remove(id);
      if (upload !== undefined && !isDone) forget(upload);
    },
  };
}

type Uploading = Pick<QueuedUpload, 'state'>;

/** Whose upload it is, and which of its two. */
type Owner = { readonly resourceId: number; readonly part: ResourcePart };

const isSettled = ({ state }: Uploading) => state === 'done' || state === 'failed';

/** A file whose picture is still on its way: neither waits nor is done by itself. */
function together<Upload extends Uploading>(upload: Upload, thumb: Uploading | undefined): Upload {
  if (thumb === undefined || isSettled(thumb)) return upload;
  if (upload.state === 'done') return { ...upload, state: thumb.state };
  const isBegun = upload.state === 'queued' && thumb.state !== 'queued';
  return isBegun ? { ...upload, state: 'uploading' } : upload;
}

/**
 * A resource's file and the picture made of it are one line: the file's, which is done when both are. A picture that
 * failed, or comes alone, stands for itself.
 */
export function oncePerResource<Upload extends Uploading>(
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

/**
 * Leaves by itself once all is done, but not while the pointer or the focus rests on it (WCAG 2.2.1).
 * @returns what its element listens to
 */
export function useLeaving(isDone: boolean, leave: () => void) {
  const [isHeld, setHeld] = useState(false);
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (!isDone || isHeld) return;
    const timer = setTimeout(() => leaveNow(), toastDuration);
    return () => clearTimeout(timer);
  }, [isDone, isHeld]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: letGo, onFocus: hold, onBlur: letGo };
}

/** What needs somebody stands first, then what moves; what is done is out of the way. */
const places = { failed: 0, waiting: 1, uploading: 1, processing: 1, queued: 2, done: 3 } as const;

/** The uploads of a list that is too short for all of them; those of one kind stay in their order. */
export const mostUrgentFirst = <Upload extends Pick<QueuedUpload, 'state'>>(uploads: readonly Upload[]) =>
  uploads.toSorted((one, other) => places[one.state] - places[other.state]);

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

/** What waits for a place in the queue. */
function Behind({ count }: { count: number }) {
  const text = useText(uploadsTexts);
  if (count === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {text('behind', { count })}
    </Typography>
  );
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
