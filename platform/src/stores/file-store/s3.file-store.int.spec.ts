import { afterAll, describe } from '@jest/globals';
import { describeFileStore } from './file-store.suite';
import { S3FileStore } from './s3.file-store';

const url = process.env.S3_URL;
if (url === undefined)
  process.stderr.write('\nSKIPPED: S3FileStore on a real storage, as S3_URL is not set\n\n');

(url === undefined ? describe.skip : describe)('S3FileStore, on a real storage', () => {
  const open: S3FileStore[] = [];
  afterAll(() => Promise.all(open.map((files) => files.close())));

  describeFileStore('S3FileStore', async () => {
    const { origin, username, password, pathname } = new URL(url ?? '');
    const files = new S3FileStore({
      endpoint: origin,
      region: process.env.S3_REGION ?? 'us-east-1',
      bucket: pathname.slice(1),
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
    });
    open.push(files);
    await files.prepare();
    return files;
  });
});
