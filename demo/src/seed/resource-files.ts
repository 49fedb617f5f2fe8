import type { RecordUploadInput } from '@portal/command-api';
import type { ImportResourceInput } from '@portal/contracts/areas/resources';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import type { ArtworkBrief } from '../artwork/artwork-brief';
import { renderArtwork, type RenderedArtwork } from '../artwork/render-artwork';
import type { DemoResource } from '../resources/demo-resource';
import type { SeedProgress } from './seed-progress';

export interface StoredParts extends Pick<ImportResourceInput, 'file' | 'thumb'> {
  /** Upload records of both files. */
  readonly uploads: readonly RecordUploadInput[];
  /** Oldest first. */
  readonly corrected: readonly RecordUploadInput[];
}

interface Storing {
  readonly files: FileStore;
  /** Times by resource id. */
  readonly corrections: ReadonlyMap<number, readonly string[]>;
  readonly progress: SeedProgress;
}

/** Two draw, one composes, one writes. */
const concurrency = 4;

const asBefore = (brief: ArtworkBrief, version: number): ArtworkBrief => ({
  ...brief,
  copy: { ...brief.copy, note: `${brief.copy.note} · v${version}` },
});

async function storeFile(
  { reference }: DemoResource,
  { bytes, contentType, extension }: NonNullable<RenderedArtwork['file']>,
  files: FileStore,
): Promise<RecordUploadInput> {
  const stored = await files.put(bytes);
  return { purpose: 'resource-file', filename: `${reference}.${extension}`, contentType, ...stored };
}

async function store(
  resource: DemoResource,
  { files, corrections }: Omit<Storing, 'progress'>,
): Promise<StoredParts> {
  const { artwork, fileKind, url, resourceId } = resource;
  const versions: RecordUploadInput[] = [];
  const times = corrections.get(resourceId)?.length ?? 0;
  for (let version = 1; version <= times; version += 1) {
    const { file } = await renderArtwork(asBefore(artwork, version), fileKind, resource);
    if (file) versions.push(await storeFile(resource, file, files));
  }
  const { thumb, file: last } = await renderArtwork(artwork, fileKind, resource);
  if (last) versions.push(await storeFile(resource, last, files));
  const [file, ...corrected] = versions;
  const picture = await files.put(thumb.bytes);
  const shown = { purpose: 'resource-thumb', filename: `${url}.jpg`, contentType: 'image/jpeg' } as const;
  return {
    thumb: { key: picture.key, width: thumb.width, height: thumb.height },
    file: file
      ? { key: file.key, filename: file.filename, bytes: file.bytes, contentType: file.contentType }
      : null,
    uploads: [{ ...shown, ...picture }, ...(file ? [file] : [])],
    corrected,
  };
}

/** @returns the stored files by resource id */
export async function storeResourceFiles(
  resources: readonly DemoResource[],
  storing: Storing,
): Promise<ReadonlyMap<number, StoredParts>> {
  const parts = new Map<number, StoredParts>();
  const left = [...resources];
  async function draw(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      parts.set(next.resourceId, await store(next, storing));
      storing.progress('pieces drawn', parts.size, resources.length);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, draw));
  return parts;
}
