import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type UploadContract } from '@portal/contracts';
import { defaultLimits } from '@portal/platform/admission/limits';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import { openUploadWorld } from '@portal/platform/testing/upload-world';
import { corpus, uploads } from './corpus';
import { type CorpusFile, type Fate, fateAt, isLookedInto, payload, refusalAt } from './hostile-file';
import { contentOf, type StoredUpload, sendFile, type Sent } from './send-file';

/* S8, S9 */

/** Takes minutes, for `npm run verify -- fuzz`. npm test sends each file to one call. */
const sendsEverywhere = process.env.FUZZ_FILES !== undefined;

const limits = { ...defaultLimits, commandBurst: 1_000_000, refusalBurst: 1_000_000 };

describe('[S8] [S9] [W15] the corpus of files', () => {
  let files: readonly CorpusFile[];
  const counts = { refused: 0, kept: 0, cleaned: 0, sent: 0, byContent: 0 };

  beforeAll(async () => {
    files = await corpus();
  });
  afterAll(() => {
    const { sent, kept, cleaned, refused, byContent } = counts;
    process.stderr.write(
      `\n${files.length} files at ${uploads.length} calls: ${sent} sent, ${refused} refused (${byContent} for what is in them), ${kept + cleaned} kept as they must be\n`,
    );
  });

  it('is large enough, and mostly hostile', () => {
    const hostile = files.filter(({ fate }) => fate !== 'kept');
    expect(hostile.length).toBeGreaterThanOrEqual(150);
    expect(files.length - hostile.length).toBeGreaterThanOrEqual(30);
  });

  it('has no file that would be refused for its name alone but those that lie by their name', () => {
    const byName = files.filter(({ refusal }) => /^file_(?:name|type)_refused$/.test(refusal));
    const unseen = files.filter((file) => !uploads.some((call) => isLookedInto(file, call)));
    expect(unseen.map(({ about }) => about)).toEqual(byName.map(({ about }) => about));
    expect(files.length - unseen.length).toBeGreaterThan(3 * unseen.length);
  });

  it('[W16] are at calls that may refuse a method exactly where they take archives', () => {
    const isArchive = (extension: string) => ['zip', 'docx', 'xlsx', 'pptx'].includes(extension);
    const calls = allCalls.filter((call): call is UploadContract => call.kind === 'upload');
    const taking = calls.filter(({ accepts }) => accepts.some(isArchive)).map(({ name }) => name);
    const refusing = calls.filter(({ rejections }) => rejections?.includes('archive_method_refused'));
    expect(refusing.map(({ name }) => name)).toEqual(taking);
    expect(taking.length).toBeGreaterThan(3);
  });

  const filesFor = (call: UploadContract) =>
    files.filter((file, index) => {
      const looking = uploads.filter((each) => isLookedInto(file, each));
      const calls = looking.length > 0 ? looking : uploads;
      return sendsEverywhere || calls[index % calls.length] === call;
    });

  /** Faults of the stored file. */
  async function storedFault(
    file: CorpusFile,
    fate: Fate,
    { Key, filename }: StoredUpload,
    store: FileStore,
  ) {
    if (/[/\\]|\.\./.test(filename)) return `is called ${filename}`;
    const content = await contentOf(store, Key);
    if (fate === 'kept') return content.equals(Buffer.from(file.content)) ? null : 'was changed';
    return content.includes(payload) ? 'still carries what was hidden in it' : null;
  }

  /** Empty if correct. */
  async function faultOf(
    file: CorpusFile,
    call: UploadContract,
    { status, code, data }: Sent,
    store: FileStore,
  ) {
    const fate = fateAt(file, call);
    if (fate === 'refused') {
      if (status < 400 || status >= 500) return `was not refused: ${status}`;
      return code === refusalAt(file, call) ? null : `was refused as ${code}, not ${refusalAt(file, call)}`;
    }
    return status === 200 && data ? storedFault(file, fate, data, store) : `was refused: ${code}`;
  }

  it.each(uploads.map((call) => [call.name, call] as const))(
    '[R-API-64] at %s: nothing bad gets in, nothing good is turned away',
    async (_name, call) => {
      const portal = await openUploadWorld(call, { limits });
      const app = await portal.open();
      const faults: string[] = [];
      for (const file of filesFor(call)) {
        const fate = fateAt(file, call);
        const fault = await faultOf(file, call, await sendFile(app, call, file), portal.files);
        if (fault !== null) faults.push(`${file.about} (${JSON.stringify(file.name)}) ${fault}`);
        counts.sent += 1;
        counts[fate] += 1;
        if (fate === 'refused' && isLookedInto(file, call)) counts.byContent += 1;
      }
      await app.close();
      await portal.close();
      expect(faults).toEqual([]);
    },
    300_000,
  );

  it.each(uploads.map((call) => [call.name, call] as const))(
    '[S8] at %s: a file that is too large is refused, in pieces before the first of them',
    async (_name, call) => {
      const portal = await openUploadWorld(call, { limits });
      const app = await portal.open();
      const name = call.accepts.includes('pdf') ? 'grande.pdf' : 'grande.jpg';
      // Resumable uploads are rejected when announced.
      const content = call.resumable ? new Uint8Array() : Buffer.alloc(call.maxBytes + 1);
      const answer = await sendFile(app, call, { name, content }, { announced: call.maxBytes + 1 });
      await app.close();
      await portal.close();
      expect(answer).toMatchObject({ status: 413, code: 'file_too_large' });
      expect(portal.received).toEqual([]);
    },
  );
});
