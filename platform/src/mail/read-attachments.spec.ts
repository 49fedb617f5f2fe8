import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createContentChecks } from '../content-checks/content-checks';
import { DiskFileStore } from '../stores/file-store/disk.file-store';
import { FileDamaged } from '../stores/file-store/file-store.port';
import { attachmentReader } from './read-attachments';

const files = new DiskFileStore(mkdtempSync(join(tmpdir(), 'attachments-')));
const shown = { contentId: 'a@thumb', width: 104 };
const announced = (fileKey: string) => ({ name: 'a.jpg', contentType: 'image/jpeg', fileKey, shown });

const { shrink, close } = createContentChecks();
afterAll(close);
const readAttachments = attachmentReader(files, shrink);

describe('the attachments of a mail', () => {
  it('[R-ACC-15] are small pictures where the mail shows them', async () => {
    const create = { width: 600, height: 800, channels: 4, background: 'tomato' } as const;
    const { key } = await files.put(await sharp({ create }).png().toBuffer());
    const [picture] = await readAttachments([announced(key)]);
    expect(picture).toMatchObject({ contentType: 'image/jpeg', contentId: 'a@thumb' });
    const { width, height, format } = await sharp(picture?.content).metadata();
    expect([width, height, format]).toEqual([208, 277, 'jpeg']);
  });

  it('[R-ACC-15] are made once for all recipients of the same piece, and loaded again if they were unavailable', async () => {
    const create = { width: 600, height: 600, channels: 3, background: 'tomato' } as const;
    const { key } = await files.put(await sharp({ create }).jpeg().toBuffer());
    let opened = 0;
    let isAway = true;
    const counting = {
      async open(asked: string) {
        opened += 1;
        if (isAway) throw new Error('the files are away');
        return files.open(asked);
      },
    };
    const read = attachmentReader(counting, shrink);
    await expect(read([announced(key)])).rejects.toThrow('the files are away');
    isAway = false;
    const mails = await Promise.all(
      ['b@thumb', 'c@thumb'].map((contentId) =>
        read([{ ...announced(key), shown: { ...shown, contentId } }]),
      ),
    );
    expect(mails.flat().map(({ contentId }) => contentId)).toEqual(['b@thumb', 'c@thumb']);
    expect(opened).toBe(2);
  });

  it('[R12] are left out when a shown picture is gone, and refused when a sent file is', async () => {
    const gone = 'f'.repeat(32);
    expect(await readAttachments([announced(gone)])).toEqual([]);
    const sent = { name: 'a.pdf', contentType: 'application/pdf', fileKey: gone };
    await expect(readAttachments([sent])).rejects.toThrow('the attachment a.pdf is gone');
  });

  it('[S8] are left out when what is shown is no picture', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const { key } = await files.put(Buffer.from(drawing));
    expect(await readAttachments([announced(key)])).toEqual([]);
  });

  it('[R13] are treated as gone when their file is not what it was', async () => {
    const open = async (key: string) => {
      throw new FileDamaged(key);
    };
    const read = attachmentReader({ open }, shrink);
    const key = 'f'.repeat(32);
    expect(await read([announced(key)])).toEqual([]);
    const sent = { name: 'a.pdf', contentType: 'application/pdf', fileKey: key };
    await expect(read([sent])).rejects.toThrow('the attachment a.pdf is gone');
  });
});
