import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyone, type Rejection, type UploadContract } from '@portal/contracts';
import { createContentChecks } from '../content-checks/content-checks';
import { defaultLimits, type Limits } from '../admission/limits';
import { TemporaryArea } from '../files/temporary-area';
import type { ReceivedFile } from '../files/keep-file';
import { createApp } from '../http/create-app';
import { serveUploads } from '../http/serve-uploads';
import type { Person } from '../session/person';
import { DiskFileStore } from '../stores/file-store/disk.file-store';
import { z } from 'zod';

export const personHeader = 'x-person';

const output = z.object({ Key: z.string(), filename: z.string(), bytes: z.int() });

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

interface Options {
  readonly parent?: string;
  readonly limits?: Limits;
}

/** Uploads over HTTP without sessions; results in `received`. */
export async function openUploadWorld(
  contract: UploadContract,
  { parent = tmpdir(), limits = defaultLimits }: Options = {},
) {
  const folder = mkdtempSync(join(parent, 'uploads-'));
  const files = new DiskFileStore(join(folder, 'files'));
  const checks = createContentChecks();
  const received: ReceivedFile[] = [];
  const inputs: unknown[] = [];
  const announced: number[] = [];
  const outcome: { refused: Rejection | null; fault: Error | null } = { refused: null, fault: null };
  const open = async () => {
    const app = await createApp({ logLevel: 'silent', https: false, limits });
    serveUploads(app, {
      files,
      temporary: new TemporaryArea(join(folder, 'uploads')),
      guard: async (_call, { headers }) => ({ userId: Number(headers[personHeader] ?? 1) }) as Person,
      handlers: [
        {
          contract,
          inspect: checks.inspect,
          async admit({ bytes }) {
            announced.push(bytes);
            return outcome.refused;
          },
          async receive(file, { input }) {
            if (outcome.fault) throw outcome.fault;
            received.push(file);
            inputs.push(input);
            return { ok: true, data: { Key: file.key, ...file }, position: received.length };
          },
        },
      ],
    });
    return app;
  };
  async function close() {
    await checks.close();
    rmSync(folder, { recursive: true });
  }
  return { folder, files, received, inputs, announced, outcome, open, close };
}
