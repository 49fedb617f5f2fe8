import { createHash, randomUUID } from 'node:crypto';
import type { S3Answer, S3Request } from './s3-message';

type Parts = Map<number, Buffer>;

interface Bucket {
  readonly objects: Map<string, Buffer>;
  readonly uploads: Map<string, Parts>;
}

type Handler = (bucket: Bucket, request: S3Request) => S3Answer;

const minPart = 5 * 1024 * 1024;
const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
const refuse = (status: number, code: string): S3Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
});
const xml = (name: string, body: string): S3Answer => ({
  status: 200,
  body: `<?xml version="1.0"?><${name}>${body}</${name}>`,
});

export class Buckets {
  readonly #buckets = new Map<string, Bucket>();

  /** @throws RangeError for a missing bucket. */
  of(name: string): Bucket {
    const bucket = this.#buckets.get(name);
    if (bucket === undefined) throw new RangeError(`no bucket ${name}`);
    return bucket;
  }

  answer(request: S3Request): S3Answer {
    if (request.key === '') return this.#answerBucket(request);
    const bucket = this.#buckets.get(request.bucket);
    if (bucket === undefined) return refuse(404, 'NoSuchBucket');
    const handler = handlers[operationOf(request)];
    return handler === undefined ? refuse(501, 'NotImplemented') : handler(bucket, request);
  }

  #answerBucket({ method, bucket, query }: S3Request): S3Answer {
    if (method === 'GET' && query.has('list-type')) return listed(this.of(bucket), query);
    if (method === 'HEAD') return { status: this.#buckets.has(bucket) ? 200 : 404 };
    if (method !== 'PUT') return refuse(501, 'NotImplemented');
    this.#buckets.set(bucket, { objects: new Map(), uploads: new Map() });
    return { status: 200 };
  }
}

/** Few, for several pages. */
const pageSize = 2;

/** One page of keys, in order. */
function listed({ objects }: Bucket, query: URLSearchParams): S3Answer {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key > after);
  const page = keys.slice(0, pageSize);
  const at = new Date().toISOString();
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`,
  );
  const isMore = keys.length > page.length;
  const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml('ListBucketResult', `<IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}`);
}

function operationOf({ method, query }: S3Request): string {
  if (query.has('uploads')) return `${method} uploads`;
  return query.has('uploadId') ? `${method} upload` : method;
}

const handlers: Readonly<Record<string, Handler>> = {
  PUT({ objects }, { key, body }) {
    objects.set(key, body);
    return { status: 200, headers: { etag: etagOf(body) } };
  },
  HEAD({ objects }, { key }) {
    const content = objects.get(key);
    return content === undefined
      ? { status: 404 }
      : { status: 200, headers: { 'content-length': content.length } };
  },
  GET({ objects }, { key, range }) {
    const content = objects.get(key);
    if (content === undefined) return refuse(404, 'NoSuchKey');
    return range === undefined ? { status: 200, body: content } : partOf(content, range);
  },
  DELETE({ objects }, { key }) {
    objects.delete(key);
    return { status: 204 };
  },
  'POST uploads'({ uploads }) {
    const id = randomUUID();
    uploads.set(id, new Map());
    return xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`);
  },
  'PUT upload'({ uploads }, { query, body }) {
    const parts = uploads.get(query.get('uploadId') ?? '');
    if (parts === undefined) return refuse(404, 'NoSuchUpload');
    parts.set(Number(query.get('partNumber')), body);
    return { status: 200, headers: { etag: etagOf(body) } };
  },
  'POST upload': complete,
  'DELETE upload'({ uploads }, { query }) {
    uploads.delete(query.get('uploadId') ?? '');
    return { status: 204 };
  },
};

function partOf(content: Buffer, range: string): S3Answer {
  const [start = 0, end = 0] = range.replace('bytes=', '').split('-').map(Number);
  if (start >= content.length) return refuse(416, 'InvalidRange');
  return { status: 206, body: content.subarray(start, end + 1) };
}

function complete({ objects, uploads }: Bucket, { key, query, body }: S3Request): S3Answer {
  const id = query.get('uploadId') ?? '';
  const parts = uploads.get(id);
  if (parts === undefined) return refuse(404, 'NoSuchUpload');
  const named = [...String(body).matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => {
    const content = parts.get(Number(/<PartNumber>(\d+)</.exec(part)?.[1]));
    const etag = /<ETag>(.*?)<\/ETag>/.exec(part)?.[1]?.replaceAll('&quot;', '"');
    return content !== undefined && etagOf(content) === etag ? content : null;
  });
  const found = named.filter((content) => content !== null);
  if (found.length < named.length || found.length === 0) return refuse(400, 'InvalidPart');
  if (found.slice(0, -1).some(({ length }) => length < minPart)) return refuse(400, 'EntityTooSmall');
  uploads.delete(id);
  objects.set(key, Buffer.concat(found));
  return xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`);
}
