import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { crashPoint } from '../../program/crash-points';
import { ContentMeter } from './content-meter';
import { isKey, newKey } from './file-key';
import {
  type ByteRange,
  type FileContent,
  type FileStore,
  FileStoreFull,
  FileStoreUnavailable,
  type ListedFile,
  type StoredFile,
} from './file-store.port';
import { isFaultOfS3, isFull, isMissing, statusOf } from './s3-errors';

export interface S3Location {
  /** For example `http://storage:9000`; default: Amazon's. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Default: the machine's role. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Milliseconds per attempt, of three; default 10,000. */
  readonly timeoutMs?: number;
}

/** S3's minimum size of a part; up to three are in memory. */
const partBytes = 5 * 1024 * 1024;
const partsAtOnce = 2;

/** A part holds many pieces, and the source may overwrite each. */
async function* copied(pieces: AsyncIterable<Uint8Array>) {
  for await (const piece of pieces) yield Buffer.from(piece);
}

/** Uploads appear when complete. The bucket should expire unfinished ones after a day. */
export class S3FileStore implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, region, bucket, credentials, timeoutMs = 10_000 }: S3Location) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      // Newer checksums are not supported by every S3 server.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: 2_000,
        requestTimeout: timeoutMs,
        throwOnRequestTimeout: true,
        socketTimeout: timeoutMs,
      },
    });
  }

  async prepare(): Promise<void> {
    const Bucket = this.#bucket;
    const found = await orNull(this.#client.send(new HeadBucketCommand({ Bucket })));
    if (found === null) await mapped(this.#client.send(new CreateBucketCommand({ Bucket })));
  }

  async put(content: FileContent, options: { maxBytes?: number } = {}): Promise<StoredFile> {
    const key = newKey();
    const meter = new ContentMeter(options.maxBytes);
    const body = Readable.from(copied(meter.watch(content)));
    const upload = new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: key, Body: body },
      partSize: partBytes,
      queueSize: partsAtOnce,
    });
    try {
      crashPoint('file:before-appearing');
      await mapped(upload.done());
      crashPoint('file:after-appearing');
    } catch (error) {
      body.destroy();
      if (error instanceof FileStoreUnavailable) void this.remove(key).catch(() => undefined);
      throw error;
    }
    return { key, bytes: meter.bytes, sha256: meter.sha256() };
  }

  async open(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | null> {
    if (range === undefined) return this.#get(key, undefined);
    // S3 ignores invalid ranges.
    if (range.start < 0 || range.end < range.start) {
      if ((await this.size(key)) === null) return null;
      throw new RangeError(`bytes ${range.start}-${range.end}`);
    }
    return this.#get(key, `bytes=${range.start}-${range.end}`);
  }

  async size(key: string): Promise<number | null> {
    if (!isKey(key)) return null;
    const head = await orNull(this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key })));
    return head === null ? null : (head.ContentLength ?? 0);
  }

  async remove(key: string): Promise<void> {
    if (!isKey(key)) return;
    await orNull(this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key })));
  }

  async *list(): AsyncIterable<ListedFile> {
    let after: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket: this.#bucket, ContinuationToken: after });
      const page = await mapped(this.#client.send(command));
      for (const { Key = '', LastModified } of page.Contents ?? [])
        if (isKey(Key) && LastModified) yield { key: Key, storedAt: LastModified };
      after = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (after !== undefined);
  }

  async close(): Promise<void> {
    this.#client.destroy();
  }

  async #get(key: string, range: string | undefined): Promise<{ stream: Readable; bytes: number } | null> {
    if (!isKey(key)) return null;
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range: range });
    try {
      const got = await orNull(this.#client.send(command));
      return got === null ? null : { stream: got.Body as Readable, bytes: got.ContentLength ?? 0 };
    } catch (error) {
      if (statusOf(error) === 416) throw new RangeError(range, { cause: error });
      throw error;
    }
  }
}

/** @throws FileStoreUnavailable for temporary failures */
async function mapped<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isFull(error)) throw new FileStoreFull(error);
    throw isFaultOfS3(error) ? new FileStoreUnavailable(error) : error;
  }
}

/** `null` for missing objects. @throws FileStoreUnavailable */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await mapped(answer);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
