import { buffer } from 'node:stream/consumers';
import type { FileStore, StoredFile } from '@portal/platform/stores/file-store/file-store.port';
import sharp from 'sharp';
import { seededRandom } from '../seeded-random';
import type { StoredParts } from '../seed/resource-files';
import type { DemoChat, DemoImage } from './demo-chats';

/** By the demo's own keys. */
export type StoredImages = ReadonlyMap<string, StoredFile>;

const walls = ['#d9d2c5', '#c8ccd0', '#b9b2a6', '#e3ddd2'] as const;

/** Slightly rotated. */
async function photographOf(artwork: Buffer, key: string): Promise<Buffer> {
  const random = seededRandom(key);
  const background = random.pick(walls);
  const tilted = await sharp(artwork)
    .resize(520, 520, { fit: 'inside' })
    .rotate(random.between(-4, 4) || 2, { background })
    .modulate({ brightness: 0.86 + random.next() * 0.2 })
    .extend({ top: 60, bottom: 90, left: 70, right: 70, background })
    .toBuffer();
  return sharp(tilted).jpeg({ quality: 80 }).toBuffer();
}

async function store(
  { key, resourceId, look }: DemoImage,
  pieces: ReadonlyMap<number, StoredParts>,
  files: FileStore,
): Promise<StoredFile> {
  const thumb = pieces.get(resourceId)?.thumb;
  const opened = thumb && (await files.open(thumb.key));
  if (!opened) throw new Error(`resource ${resourceId} has no stored preview`);
  const artwork = await buffer(opened.stream);
  return files.put(look === 'proof' ? artwork : await photographOf(artwork, key));
}

export async function storeChatImages(
  chats: readonly DemoChat[],
  pieces: ReadonlyMap<number, StoredParts>,
  files: FileStore,
): Promise<StoredImages> {
  const images = chats.flatMap(({ turns }) =>
    turns.flatMap((turn) => (turn.kind === 'message' ? turn.images : [])),
  );
  const stored = images.map(async (image): Promise<[string, StoredFile]> => [
    image.key,
    await store(image, pieces, files),
  ]);
  return new Map(await Promise.all(stored));
}
