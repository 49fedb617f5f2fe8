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
  type FileStore,
  FileStoreFull,
  FileStoreUnavailable,
  type ListedFile,
  type StoredFile,
} from './file-store.port';
import { isFaultOfS3, isFull, isMissing, statusOf } from './s3-errors';

export interface S3Location {
  /** E.g. `http://storage:9000`; Amazon's own when left out. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** What the environment of an Amazon machine offers, when left out. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Milliseconds that S3 may take to answer one attempt, of which there are three; ten seconds unless told. */
  readonly patience?: number;
}

/** The least that S3 takes for a part that is not the last; two are in memory while a third is being filled. */
const partBytes = 5 * 1024 * 1024;
const partsAtOnce = 2;

/**
 * Files in a bucket, their keys as names. Content streams through in parts; an object appears when all of it is there,
 * so a key never leads to half a file. The bucket should drop unfinished uploads after a day: a killed process leaves
 * their parts behind.
 */
export class S3FileStore implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, region, bucket, credentials, patience = 10_000 }: S3Location) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      // Bodies are signed by their digest; the newer checksums are not known to every server that speaks S3.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: 2_000,
        requestTimeout: patience,
        throwOnRequestTimeout: true,
        socketTimeout: patience,
      },
    });
  }

  /** Makes the bucket when it is missing. @throws FileStoreUnavailable */
  async prepare(): Promise<void> {
    const Bucket = this.#bucket;
    const found = await orNull(this.#client.send(new HeadBucketCommand({ Bucket })));
    if (found === null) await mapped(this.#client.send(new CreateBucketCommand({ Bucket })));
  }

  async put(content: Readable | Uint8Array, options: { maxBytes?: number } = {}): Promise<StoredFile> {
    const key = newKey();
    const meter = new ContentMeter(options.maxBytes);
    const source = content instanceof Readable ? content : Readable.from([content]);
    const upload = new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: key, Body: Readable.from(meter.watch(source)) },
      partSize: partBytes,
      queueSize: partsAtOnce,
    });
    try {
      crashPoint('file:before-appearing');
      await mapped(upload.done());
      crashPoint('file:after-appearing');
    } catch (error) {
      source.destroy();
      // Perhaps all of it arrived and only the answer was lost; the key stays unknown.
      if (error instanceof FileStoreUnavailable) void this.remove(key).catch(() => undefined);
      throw error;
    }
    return { key, bytes: meter.bytes, sha256: meter.sha256() };
  }

  async open(key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | null> {
    if (range === undefined) return this.#get(key, undefined);
    // S3 takes a range that is none for no range at all.
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

/** @throws FileStoreUnavailable when S3 is not there or cannot. */
async function mapped<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isFull(error)) throw new FileStoreFull(error);
    throw isFaultOfS3(error) ? new FileStoreUnavailable(error) : error;
  }
}

/** `null` for what does not exist. @throws FileStoreUnavailable */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await mapped(answer);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
