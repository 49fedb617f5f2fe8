import { coverWidth } from '@portal/contracts/areas/sliders';
import type { FileStore, StoredFile } from '@portal/platform/stores/file-store/file-store.port';
import sharp from 'sharp';
import { compose } from '../artwork/compose';
import type { DemoCover } from './demo-covers';

/** Covers in the file store, by the demo's own keys. */
export type StoredCovers = ReadonlyMap<string, StoredFile>;

/** Draws every cover and puts it into the store, as if it had been uploaded. */
export async function storeCovers(covers: readonly DemoCover[], files: FileStore): Promise<StoredCovers> {
  const stored = covers.map(async ({ key, artwork }): Promise<[string, StoredFile]> => {
    const drawn = sharp(Buffer.from(compose(artwork, coverWidth))).flatten({ background: '#ffffff' });
    return [key, await files.put(await drawn.jpeg({ quality: 86 }).toBuffer())];
  });
  return new Map(await Promise.all(stored));
}
