import { coverWidth } from '@portal/contracts/areas/sliders';
import type { FileStore, StoredFile } from '@portal/platform/stores/file-store/file-store.port';
import sharp from 'sharp';
import { compose } from '../artwork/compose';
import type { DemoCover } from './demo-covers';

/** By the demo's own keys. */
export type StoredCovers = ReadonlyMap<string, StoredFile>;

export async function storeCovers(covers: readonly DemoCover[], files: FileStore): Promise<StoredCovers> {
  const stored = covers.map(async ({ key, artwork }): Promise<[string, StoredFile]> => {
    const drawn = sharp(Buffer.from(compose(artwork, coverWidth))).flatten({ background: '#ffffff' });
    return [key, await files.put(await drawn.jpeg({ quality: 86 }).toBuffer())];
  });
  return new Map(await Promise.all(stored));
}
