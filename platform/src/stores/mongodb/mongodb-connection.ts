import {
  MongoClient,
  MongoError,
  MongoErrorLabel,
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoUnexpectedServerResponseError,
} from 'mongodb';
import { LateWriteGuard } from './late-write-guard';

const selectionTimeoutMs = 2_000;
/** Milliseconds without a due answer until a connection is closed. */
const maxSilenceMs = 30_000;

/** Missing in the driver's types. */
const guarded: object = { connectionType: LateWriteGuard };

/**
 * Majority writes, reads without rollback, fast failure. `connect` must succeed once: it is never retried.
 * @param url `mongodb://…/<database>?replicaSet=…`; transactions need a replica set.
 */
export function openMongodb(url: string): MongoClient {
  return new MongoClient(url, {
    writeConcern: { w: 'majority' },
    readConcernLevel: 'majority',
    retryWrites: true,
    retryReads: true,
    serverSelectionTimeoutMS: selectionTimeoutMs,
    connectTimeoutMS: selectionTimeoutMs,
    socketTimeoutMS: maxSilenceMs,
    ignoreUndefined: true,
    ...guarded,
  });
}

/** Not primary, stepping down, shutting down: retry. */
const temporaryCodes: ReadonlySet<unknown> = new Set([
  91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436,
]);

/** The last four: calls interrupted by closing connections. */
const temporaryErrors = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoTopologyClosedError,
  MongoNotConnectedError,
  MongoExpiredSessionError,
];
const temporaryNames: ReadonlySet<string> = new Set([
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
]);
const temporaryLabels = [
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.UnknownTransactionCommitResult,
  MongoErrorLabel.RetryableWriteError,
];

/** Driver bug: reported when connections break during a retried write. */
const retryUnsupported = /does not support retryable writes/;

const brokenSocket: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);

function isMarkedTemporary(error: MongoError): boolean {
  if (error instanceof MongoServerError) return temporaryCodes.has(error.code);
  return error instanceof MongoUnexpectedServerResponseError && retryUnsupported.test(error.message);
}

/** Whether the call would succeed once the server is reachable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof MongoError)) return brokenSocket.has((error as { code?: unknown } | null)?.code);
  return (
    isMarkedTemporary(error) ||
    temporaryErrors.some((passing) => error instanceof passing) ||
    temporaryNames.has(error.name) ||
    temporaryLabels.some((label) => error.hasErrorLabel(label))
  );
}

/** One-time preparation such as indexes; retried at the next use after a failure. */
export class Once {
  #done: Promise<void> | null = null;

  constructor(private readonly work: () => Promise<void>) {}

  async done(): Promise<void> {
    this.#done ??= this.work();
    try {
      await this.#done;
    } catch (error) {
      this.#done = null;
      throw error;
    }
  }
}
