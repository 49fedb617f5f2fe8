import { type CallContract, pathParameters, type UploadContract } from '@portal/contracts';
import { asFormFields } from '@portal/contracts/examples';
import { exampleAttemptCookie } from '../programs/external-example';
import type { InProcessPortal, SignedIn } from '../programs/in-process-portal';
import { exampleFile } from './example-file';

export type Encoding = 'json' | 'form';
type Input = Readonly<Record<string, unknown>>;

function urlOf(call: CallContract, input: Input): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  if (call.method !== 'GET') return `/api/${path}`;
  const inPath = pathParameters(call.path);
  const rest = Object.entries(asFormFields(input)).filter(([name]) => !inPath.includes(name));
  const query = new URLSearchParams(rest).toString();
  return query === '' ? `/api/${path}` : `/api/${path}?${query}`;
}

const boundary = 'portal-test-boundary';

function multipartFile(call: UploadContract, input: Input) {
  const { filename, contentType, bytes } = exampleFile(call);
  const fields = Object.entries(asFormFields(input)).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head =
    `${fields.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n` +
    `Content-Type: ${contentType}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** tus creation with upload, in one request. */
function onePiece(call: UploadContract, input: Input) {
  const { filename, bytes } = exampleFile(call);
  const metadata = Object.entries({ ...asFormFields(input), filename }).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  return {
    payload: Buffer.from(bytes),
    headers: {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': metadata.join(),
    },
  };
}

function bodyOf(call: CallContract, input: Input, encoding: Encoding) {
  if (call.kind === 'upload') return call.resumable ? onePiece(call, input) : multipartFile(call, input);
  if (call.method === 'GET') return {};
  if (encoding === 'json') return { payload: { ...input } };
  return {
    payload: new URLSearchParams(asFormFields(input)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}

/** In either encoding (AMB-30). */
export async function sendCall(
  { app, market }: Pick<InProcessPortal, 'app' | 'market'>,
  call: CallContract,
  input: Input,
  options: { signedIn?: SignedIn | null; encoding?: Encoding; headers?: Record<string, string> } = {},
) {
  // The example's browser started the attempt.
  const cookie = [
    ...(options.signedIn ? [options.signedIn.cookie] : []),
    ...(call.name === 'FinishExternalLogin' ? [exampleAttemptCookie(market)] : []),
  ].join('; ');
  const { headers, ...body } = bodyOf(call, input, options.encoding ?? 'json') as {
    headers?: Record<string, string>;
    payload?: string | Buffer | object;
  };
  return app.inject({
    method: call.method,
    url: urlOf(call, input),
    ...body,
    headers: { ...headers, ...options.signedIn, ...(cookie !== '' && { cookie }), ...options.headers },
  });
}
