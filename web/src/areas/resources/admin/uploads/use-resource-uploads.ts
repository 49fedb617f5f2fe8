import { resourceCommands, resourceQueries, resourceUploads } from '@portal/contracts/areas/resources';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useSession } from '#core/session/session-state';
import { useToast } from '#ui/toast/toast-context';
import { useUploadQueue } from '#ui/upload/use-upload-queue';
import type { UploadedFile } from '#ui/upload/use-uploads';
import { type AwaitedUpload, type HandedIn, uploadStore } from './upload-store';

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
export function useResourceUploads() {
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
