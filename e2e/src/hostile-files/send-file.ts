import { buffer } from 'node:stream/consumers';
import type { UploadContract } from '@portal/contracts';
import { asFormFields, emptyWorld, exampleInput } from '@portal/contracts/examples';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import type { FastifyInstance } from 'fastify';
import type { CorpusFile } from './hostile-file';

export interface StoredUpload {
  readonly Key: string;
  readonly filename: string;
}

export interface Sent {
  readonly status: number;
  readonly code?: string;
  readonly data?: StoredUpload;
}

type Named = Pick<CorpusFile, 'name' | 'content'>;
const boundary = 'corpus-boundary';

/** RFC 7578: quotes and line breaks escaped. */
const inForm = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '\\\n');

type Fields = Readonly<Record<string, string>>;

function asForm({ name, content }: Named, fields: Fields) {
  const before = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head =
    `${before.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${inForm(name)}"\r\n` +
    'Content-Type: application/octet-stream\r\n\r\n';
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

function asPiece({ name, content }: Named, announced: number) {
  return {
    payload: Buffer.from(content),
    headers: {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-length': String(announced),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  };
}

/** As a form or in one piece. */
export async function sendFile(
  app: FastifyInstance,
  call: UploadContract,
  file: Named,
  { announced = file.content.length }: { announced?: number } = {},
): Promise<Sent> {
  const fields = asFormFields(exampleInput(call, emptyWorld));
  const { headers, payload } = call.resumable ? asPiece(file, announced) : asForm(file, fields);
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => fields[name] ?? '')}`,
    payload,
    headers,
  });
  const body = answer.json<{ data: StoredUpload | null; error?: { code: string } }>();
  return {
    status: answer.statusCode,
    ...(body.error && { code: body.error.code }),
    ...(body.data && { data: body.data }),
  };
}

export async function contentOf(files: FileStore, key: string): Promise<Buffer> {
  const opened = await files.open(key);
  if (!opened) throw new Error(`nothing is kept under ${key}`);
  return buffer(opened.stream);
}
