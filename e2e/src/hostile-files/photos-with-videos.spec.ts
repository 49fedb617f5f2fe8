import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { UploadContract } from '@portal/contracts';
import { cartUploads } from '@portal/contracts/areas/cart';
import { importUploads } from '@portal/contracts/areas/imports';
import { resourceUploads } from '@portal/contracts/areas/resources';
import sharp from 'sharp';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { checkContent } from '@portal/platform/files/check-content';
import { keepFile } from '@portal/platform/files/keep-file';

const folder = mkdtempSync(join(tmpdir(), 'behind-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = new DiskFileStore(join(folder, 'files'));

const patterns = ['<script', 'MZ', '#!/bin/sh', '<?php', 'PK\x03\x04', '%PDF-1.4', '\x7fELF', '<html>'];
const mark = 'behind-the-picture';

/** As in phone photos: a video container with arbitrary bytes. */
function aVideo(): Buffer {
  const parts = patterns.flatMap((pattern) => [randomBytes(2_000), Buffer.from(pattern, 'latin1')]);
  return Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), ...parts, Buffer.from(mark), randomBytes(500)]);
}
const aPhoto = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#c5371f' } })
    .toFormat(format)
    .toBuffer();

let uploads = 0;
async function published(contract: UploadContract, filename: string, content: Buffer) {
  const path = join(folder, String((uploads += 1)));
  writeFileSync(path, content);
  const stored = await keepFile({ path, filename }, contract, {
    files,
    inspect: (file, limits) => checkContent(file, limits, `${file.path}.made`),
  });
  if ('rejected' in stored) return String(stored.rejected);
  const opened = await files.open(stored.key);
  return opened ? buffer(opened.stream) : 'nothing was stored';
}

const calls = [
  ['kept for printing', resourceUploads.UploadResourceFile],
  ['kept for an order', cartUploads.UploadCustomFile],
  ['of an order or a message', cartUploads.UploadImage],
  ['of a resource', resourceUploads.UploadResourceThumb],
  ['of a slider', resourceUploads.UploadSliderPicture],
  ['of a plan', importUploads.UpdatePlanPhoto],
] as const satisfies readonly (readonly [string, UploadContract])[];

describe('[S8] a photo with a video behind its picture', () => {
  it.each(calls)('%s: 20 are taken, and nothing of the video is published', async (_what, contract) => {
    const picture = await aPhoto('jpeg');
    for (let turn = 0; turn < 20; turn += 1) {
      const content = await published(contract, 'foto.jpg', Buffer.concat([picture, aVideo()]));
      if (typeof content === 'string') throw new Error(content);
      expect(content.includes(mark)).toBe(false);
      // A plain picture has none of the patterns.
      expect(patterns.filter((pattern) => content.includes(pattern, 0, 'latin1'))).toEqual([]);
      expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg' });
    }
  });

  it.each([
    ['png', 'png'],
    ['webp', 'webp'],
  ] as const)('is cut off a %s as well, whose own bytes stay', async (extension, format) => {
    const picture = await aPhoto(format);
    const content = Buffer.concat([picture, aVideo()]);
    const contract = resourceUploads.UploadResourceFile;
    expect(await published(contract, `foto.${extension}`, content)).toEqual(picture);
    expect(await published(contract, `foto.${extension}`, picture)).toEqual(picture);
  });

  it('keeps the pixels, the profile and the notes of a photo for printing', async () => {
    const picture = await sharp(await aPhoto('jpeg'))
      .withMetadata({ exif: { IFD0: { Artist: 'Gran Vía' } } })
      .toBuffer();
    const content = Buffer.concat([picture, aVideo()]);
    expect(await published(resourceUploads.UploadResourceFile, 'foto.jpg', content)).toEqual(picture);
  });

  it('is taken as a phone writes it', async () => {
    const photo = readFileSync(new URL('photo-with-video.jpg', import.meta.url));
    const content = await published(resourceUploads.UploadResourceFile, 'foto.jpg', photo);
    expect(content.length).toBeLessThan(photo.length);
    expect(await sharp(content as Buffer).metadata()).toMatchObject({ format: 'jpeg' });
  });
});
