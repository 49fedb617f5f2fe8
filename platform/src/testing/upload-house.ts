import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyone, type Rejection, type UploadContract } from '@portal/contracts';
import { TemporaryArea } from '../files/temporary-area';
import type { ReceivedFile } from '../files/keep-file';
import { createApp } from '../http/create-app';
import { serveUploads } from '../http/serve-uploads';
import type { Person } from '../session/person';
import { DiskFileStore } from '../stores/file-store/disk.file-store';
import { z } from 'zod';

/** Of whom a request is: the person that the header names. */
export const personHeader = 'x-person';

const output = z.object({ Key: z.string(), filename: z.string(), bytes: z.int() });

/** A contract of an upload as a spec needs it. */
export const anUpload = (changes: Partial<UploadContract>): UploadContract => ({
  kind: 'upload',
  name: 'UploadSample',
  area: 'sample',
  method: 'POST',
  path: 'uploader/sample',
  input: z.object({}),
  output,
  maxBytes: 1024 * 1024,
  accepts: ['pdf'],
  access: anyone(),
  summary: '',
  ...changes,
});

/** For tests: uploads over HTTP, without sessions; what was received stands in `received`. */
export async function openUploadHouse(contract: UploadContract) {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  const files = new DiskFileStore(join(folder, 'files'));
  const received: ReceivedFile[] = [];
  const says: { refused: Rejection | null; fault: Error | null } = { refused: null, fault: null };
  const open = async () => {
    const app = await createApp({ logLevel: 'silent', https: false });
    await serveUploads(app, {
      files,
      temporary: new TemporaryArea(join(folder, 'uploads')),
      guard: async (_call, { headers }) => ({ userId: Number(headers[personHeader] ?? 1) }) as Person,
      handlers: [
        {
          contract,
          admit: async () => says.refused,
          async receive(file) {
            if (says.fault) throw says.fault;
            received.push(file);
            return { ok: true, data: { Key: file.key, ...file }, position: received.length };
          },
        },
      ],
    });
    return app;
  };
  return { folder, files, received, says, open, close: () => rmSync(folder, { recursive: true }) };
}
