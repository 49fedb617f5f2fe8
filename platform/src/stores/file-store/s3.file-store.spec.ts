import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type S3Fault, S3Double } from '@portal/doubles/s3/s3-double';
import { FileStoreFull, FileStoreUnavailable, FileTooLarge } from './file-store.port';
import { describeFileStore } from './file-store.suite';
import { S3FileStore } from './s3.file-store';

let double: S3Double;
const open: S3FileStore[] = [];
beforeAll(async () => {
  double = await S3Double.start();
});
afterEach(async () => {
  double.fault = () => null;
  for (const files of open.splice(0)) await files.close();
});
afterAll(() => double.close());

let buckets = 0;
async function openStore({ accessKeyId = double.accessKeyId, timeoutMs = 10_000 } = {}) {
  const bucket = `files-${(buckets += 1)}`;
  const credentials = { accessKeyId, secretAccessKey: 'secret' };
  const files = new S3FileStore({
    endpoint: `http://127.0.0.1:${double.port}`,
    region: 'eu-south-2',
    bucket,
    credentials,
    timeoutMs,
  });
  open.push(files);
  return { files, bucket };
}
async function openReady() {
  const { files, bucket } = await openStore();
  await files.prepare();
  return { files, content: double.buckets.of(bucket) };
}
const streamOf = (content: Buffer) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
    })(),
  );
const megabytes = (count: number) => randomBytes(count * 1024 * 1024);

describeFileStore('S3FileStore', async () => (await openReady()).files);

describe('S3FileStore: its bucket', () => {
  it('makes the bucket when it is missing, and leaves one that is there alone', async () => {
    const { files, bucket } = await openStore();
    await files.prepare();
    const { key } = await files.put(Buffer.from('x'));
    await files.prepare();
    expect([...double.buckets.of(bucket).objects.keys()]).toEqual([key]);
  });

  it('[R13] streams a large file in parts and gives it back byte by byte', async () => {
    const { files, content } = await openReady();
    const large = megabytes(12);
    const stored = await files.put(streamOf(large));
    expect(stored.bytes).toBe(large.length);
    expect(stored.sha256).toBe(createHash('sha256').update(large).digest('hex'));
    const opened = await files.open(stored.key);
    expect(opened && large.equals(await buffer(opened.stream))).toBe(true);
    expect(content.uploads.size).toBe(0);
  });

  it('[R13] [S8] leaves neither objects nor parts of a file that is too large or breaks off', async () => {
    const { files, content } = await openReady();
    const large = megabytes(12);
    const tooLarge = files.put(streamOf(large), { maxBytes: large.length - 1 });
    await expect(tooLarge).rejects.toThrow(FileTooLarge);
    const breaking = Readable.from(
      (async function* () {
        yield* streamOf(large);
        throw new Error('connection reset');
      })(),
    );
    await expect(files.put(breaking)).rejects.toThrow('connection reset');
    expect([content.objects.size, content.uploads.size]).toEqual([0, 0]);
  });

  it('[R13] stores a part again that was refused or lost', async () => {
    const { files } = await openReady();
    const faults = new Map<string | null, S3Fault>([
      ['1', 503],
      ['2', 'cut'],
      ['3', 'cut-after'],
    ]);
    double.fault = ({ query }) => {
      const part = query.get('partNumber');
      const fault = faults.get(part) ?? null;
      faults.delete(part);
      return fault;
    };
    const large = megabytes(12);
    const { key } = await files.put(streamOf(large));
    expect(faults.size).toBe(0);
    const opened = await files.open(key);
    expect(opened && large.equals(await buffer(opened.stream))).toBe(true);
  });
});

describe('S3FileStore: a storage that cannot', () => {
  async function throughFault(fault: S3Fault, files: S3FileStore, bucket: string) {
    await files.prepare();
    const { key } = await files.put(Buffer.from('x'));
    double.fault = () => fault;
    for (const call of [
      () => files.put(Buffer.from('y')),
      () => files.open(key),
      () => files.size(key),
      () => files.remove(key),
      () => files.prepare(),
    ])
      await expect(call()).rejects.toThrow(FileStoreUnavailable);
    double.fault = () => null;
    expect(await files.size(key)).toBe(1);
    expect([...double.buckets.of(bucket).objects.keys()]).toEqual([key]);
  }

  it.each<S3Fault>([500, 503, 'cut'])(
    '[R15] is unavailable while it answers with %j, and works again afterwards',
    async (fault) => {
      const { files, bucket } = await openStore();
      await throughFault(fault, files, bucket);
    },
  );

  it('[R15] is unavailable while the server is silent, and works again afterwards', async () => {
    const { files, bucket } = await openStore({ timeoutMs: 500 });
    await throughFault('silence', files, bucket);
  });

  it('[R15] is unavailable when the server is not there', async () => {
    const files = new S3FileStore({
      endpoint: 'http://127.0.0.1:1',
      region: 'eu-south-2',
      bucket: 'none',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
    open.push(files);
    await expect(files.size('a'.repeat(32))).rejects.toThrow(FileStoreUnavailable);
    await expect(files.put(streamOf(megabytes(6)))).rejects.toThrow(FileStoreUnavailable);
  });

  it('[R15] is full when the server reports it, and takes the next file when there is space', async () => {
    const { files, content } = await openReady();
    double.fault = () => 507;
    await expect(files.put(streamOf(megabytes(1)))).rejects.toThrow(FileStoreFull);
    double.fault = () => null;
    await files.put(streamOf(megabytes(1)));
    expect(content.objects.size).toBe(1);
  });

  it('takes credentials that are refused for a fault and not for an outage', async () => {
    const { files } = await openStore({ accessKeyId: 'somebody-else' });
    const refused = files.put(Buffer.from('x'));
    await expect(refused).rejects.toThrow();
    await expect(refused).rejects.not.toThrow(FileStoreUnavailable);
  });
});
