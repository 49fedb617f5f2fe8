import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type UploadContract } from '@portal/contracts';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import { openUploadHouse } from '@portal/platform/testing/upload-house';
import { goodFiles } from './good-files';
import { hostileArchives } from './hostile-archives';
import { hostileDrawings } from './hostile-drawings';
import { type CorpusFile, type Fate, fateAt, payload } from './hostile-file';
import { disguisedFiles, lyingNames } from './hostile-names';
import { hostilePictures } from './hostile-pictures';
import { contentOf, type Kept, sendFile, type Sent } from './send-file';

/*
 * S8, S9: files that want in and must not, and files that must not be turned away, sent to every call that takes files.
 */

const uploads = allCalls.filter((call): call is UploadContract => call.kind === 'upload');

async function corpus(): Promise<CorpusFile[]> {
  const [good, disguised, named, archives, pictures] = await Promise.all([
    goodFiles(),
    disguisedFiles(),
    lyingNames(),
    hostileArchives(),
    hostilePictures(),
  ]);
  return [...good, ...disguised, ...named, ...hostileDrawings(), ...archives, ...pictures];
}

describe('[S8] [S9] [W15] the corpus of files', () => {
  let files: readonly CorpusFile[];
  const counts = { refused: 0, kept: 0, cleaned: 0, sent: 0 };

  beforeAll(async () => {
    files = await corpus();
  });
  afterAll(() => {
    const { sent, kept, cleaned, refused } = counts;
    process.stderr.write(
      `\n${files.length} files at ${uploads.length} calls: ${sent} sent, ${refused} refused, ${kept + cleaned} kept as they must be\n`,
    );
  });

  it('is large enough, and mostly hostile', () => {
    const hostile = files.filter(({ fate }) => fate !== 'kept');
    expect(hostile.length).toBeGreaterThanOrEqual(150);
    expect(files.length - hostile.length).toBeGreaterThanOrEqual(30);
  });

  /** What is wrong with what is kept of a file. */
  async function faultKept(file: CorpusFile, fate: Fate, { Key, filename }: Kept, store: FileStore) {
    if (/[/\\]|\.\./.test(filename)) return `is called ${filename}`;
    const content = await contentOf(store, Key);
    if (fate === 'kept') return content.equals(Buffer.from(file.content)) ? null : 'was changed';
    return content.includes(payload) ? 'still carries what was hidden in it' : null;
  }

  /** What is wrong with what became of a file; nothing where it is as it must be. */
  async function faultOf(file: CorpusFile, fate: Fate, { status, code, data }: Sent, store: FileStore) {
    if (fate === 'refused') return status >= 400 && status < 500 ? null : 'was not refused';
    return status === 200 && data ? faultKept(file, fate, data, store) : `was refused: ${code}`;
  }

  it.each(uploads.map((call) => [call.name, call] as const))(
    '[R-API-64] at %s: nothing bad gets in, nothing good is turned away',
    async (_name, call) => {
      const house = await openUploadHouse(call);
      const app = await house.open();
      const faults: string[] = [];
      for (const file of files) {
        const fate = fateAt(file, call);
        const fault = await faultOf(file, fate, await sendFile(app, call, file), house.files);
        if (fault !== null) faults.push(`${file.about} (${JSON.stringify(file.name)}) ${fault}`);
        counts.sent += 1;
        counts[fate] += 1;
      }
      await app.close();
      house.close();
      expect(faults).toEqual([]);
    },
    300_000,
  );

  it.each(uploads.map((call) => [call.name, call] as const))(
    '[S8] at %s: a file that is too large is refused, in pieces before the first of them',
    async (_name, call) => {
      const house = await openUploadHouse(call);
      const app = await house.open();
      const name = call.accepts.includes('pdf') ? 'grande.pdf' : 'grande.jpg';
      // In pieces it is enough to announce it.
      const content = call.resumable ? new Uint8Array() : Buffer.alloc(call.maxBytes + 1);
      const answer = await sendFile(app, call, { name, content }, { announced: call.maxBytes + 1 });
      await app.close();
      house.close();
      expect(answer).toMatchObject({ status: 413, code: 'file_too_large' });
      expect(house.received).toEqual([]);
    },
  );
});
