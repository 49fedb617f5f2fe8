import type { ResourcePart } from '@portal/contracts/areas/resources';
import type { QueuedUpload } from '#ui/upload/upload-queue-model';

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
