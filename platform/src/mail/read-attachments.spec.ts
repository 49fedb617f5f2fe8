import { describe, expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { DiskFileStore } from '../stores/file-store/disk.file-store';
import { FileDamaged } from '../stores/file-store/file-store.port';
import { readAttachments } from './read-attachments';

const files = new DiskFileStore(mkdtempSync(join(tmpdir(), 'attachments-')));
const shown = { contentId: 'a@thumb', width: 104 };
const announced = (fileKey: string) => ({ name: 'a.jpg', contentType: 'image/jpeg', fileKey, shown });

describe('the attachments of a mail', () => {
  it('[R-ACC-15] are small pictures where the mail shows them', async () => {
    const create = { width: 600, height: 800, channels: 4, background: 'tomato' } as const;
    const { key } = await files.put(await sharp({ create }).png().toBuffer());
    const [picture] = await readAttachments([announced(key)], files);
    expect(picture).toMatchObject({ contentType: 'image/jpeg', contentId: 'a@thumb' });
    const { width, height, format } = await sharp(picture?.content).metadata();
    expect([width, height, format]).toEqual([208, 277, 'jpeg']);
  });

  it('[R12] are left out when a shown picture is gone, and refused when a sent file is', async () => {
    const gone = 'f'.repeat(32);
    expect(await readAttachments([announced(gone)], files)).toEqual([]);
    const sent = { name: 'a.pdf', contentType: 'application/pdf', fileKey: gone };
    await expect(readAttachments([sent], files)).rejects.toThrow('the attachment a.pdf is gone');
  });

  it('[R13] are treated as gone when their file is not what it was', async () => {
    const damaged = {
      open: async (key: string) => {
        throw new FileDamaged(key);
      },
    };
    const key = 'f'.repeat(32);
    expect(await readAttachments([announced(key)], damaged)).toEqual([]);
    const sent = { name: 'a.pdf', contentType: 'application/pdf', fileKey: key };
    await expect(readAttachments([sent], damaged)).rejects.toThrow('the attachment a.pdf is gone');
  });
});
