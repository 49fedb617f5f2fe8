import type { ImportResourceInput } from '@portal/contracts/areas/resources';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import { renderArtwork } from '../artwork/render-artwork';
import type { DemoResource } from '../resources/demo-resource';

export type StoredParts = Pick<ImportResourceInput, 'file' | 'thumb'>;

/** As many at once: two for the threads that draw, one being composed, one being written. */
const atOnce = 4;

/** Draws the artwork of a resource and puts preview and file into the store. */
async function store(resource: DemoResource, files: FileStore): Promise<StoredParts> {
  const { thumb, file } = await renderArtwork(resource.artwork, resource.fileKind, resource);
  const preview = await files.put(thumb.bytes);
  const kept = file && (await files.put(file.bytes));
  return {
    thumb: { key: preview.key, width: thumb.width, height: thumb.height },
    file: file &&
      kept && {
        key: kept.key,
        filename: `${resource.reference}.${file.extension}`,
        bytes: kept.bytes,
        contentType: file.contentType,
      },
  };
}

/** Draws all artwork, some at once. @returns the stored files by resource id */
export async function storeResourceFiles(
  resources: readonly DemoResource[],
  files: FileStore,
): Promise<ReadonlyMap<number, StoredParts>> {
  const parts = new Map<number, StoredParts>();
  const left = [...resources];
  async function draw(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift())
      parts.set(next.resourceId, await store(next, files));
  }
  await Promise.all(Array.from({ length: atOnce }, draw));
  return parts;
}
