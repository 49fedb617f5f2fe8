import type { ResourcePart } from '@portal/contracts/areas/resources';
import type { QueuedUpload } from './upload-queue-model';

type Uploading = Pick<QueuedUpload, 'state'>;
/** Whose upload it is, and which of its two. */
type Owner = { readonly resourceId: number; readonly part: ResourcePart };

/**
 * A resource's file and the picture made of it are one line: the file's, which is done when both are. A picture that
 * failed, or comes alone, stands for itself.
 */
export function oncePerResource<Upload extends Uploading>(
  uploads: readonly Upload[],
  ownerOf: (upload: Upload) => Owner | undefined,
): readonly Upload[] {
  const partOf = (resourceId: number | undefined, part: ResourcePart) =>
    uploads.find((one) => {
      const owner = ownerOf(one);
      return owner !== undefined && owner.resourceId === resourceId && owner.part === part;
    });
  return uploads.flatMap((upload) => {
    const owner = ownerOf(upload);
    if (owner === undefined || upload.state === 'failed') return [upload];
    if (owner.part === 'thumb') return partOf(owner.resourceId, 'file') === undefined ? [upload] : [];
    const thumb = partOf(owner.resourceId, 'thumb');
    const isWhole =
      upload.state !== 'done' || thumb === undefined || ['done', 'failed'].includes(thumb.state);
    return [isWhole ? upload : { ...upload, state: thumb.state }];
  });
}
