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

/** Milliseconds for which a call waits for a reachable server before it fails. */
const patience = 2_000;
/** A connection that is silent for so long, in milliseconds, while it owes an answer is taken for dead. */
const maxSilence = 30_000;

/** The driver takes it without naming it in its types. */
const guarded: object = { connectionType: LateWriteGuard };

/**
 * The common client of our stores: acknowledged writes are on a majority of the replica set, reads cannot be rolled
 * back, and an absent server is noticed fast. `connect` must have succeeded once: a client whose automatic first
 * connect fails never retries.
 * @param url `mongodb://…/<database>?replicaSet=…`; transactions need a replica set, of one node at least.
 */
export function openMongodb(url: string): MongoClient {
  return new MongoClient(url, {
    writeConcern: { w: 'majority' },
    readConcernLevel: 'majority',
    retryWrites: true,
    retryReads: true,
    serverSelectionTimeoutMS: patience,
    connectTimeoutMS: patience,
    socketTimeoutMS: maxSilence,
    ignoreUndefined: true,
    ...guarded,
  });
}

/** Not primary, stepping down, shutting down: another server, or the same one a little later, will answer. */
const passingCodes: ReadonlySet<unknown> = new Set([91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** The last four: a call that was under way while the driver took the server's connections down. */
const passingErrors = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoTopologyClosedError,
  MongoNotConnectedError,
  MongoExpiredSessionError,
];
/** Of the connection pool; the driver does not export them all as classes. */
const passingNames: ReadonlySet<string> = new Set([
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
]);
const passingLabels = [
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.UnknownTransactionCommitResult,
  MongoErrorLabel.RetryableWriteError,
];

/**
 * The driver retries a write on a newly chosen server; when its connections break at that moment, the driver reports
 * this error.
 */
const forgotten = /does not support retryable writes/;

/** The server ended the connection just before the call was written to it: the driver passes that on as it is. */
const brokenSocket: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);

/** Errors of the server or the driver that pass by themselves. */
function saysThatItPasses(error: MongoError): boolean {
  if (error instanceof MongoServerError) return passingCodes.has(error.code);
  return error instanceof MongoUnexpectedServerResponseError && forgotten.test(error.message);
}

/** Would the same call succeed once the server can be reached again? */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof MongoError)) return brokenSocket.has((error as { code?: unknown } | null)?.code);
  return (
    saysThatItPasses(error) ||
    passingErrors.some((passing) => error instanceof passing) ||
    passingNames.has(error.name) ||
    passingLabels.some((label) => error.hasErrorLabel(label))
  );
}

/**
 * Something that must have happened before a store is used, such as making its indexes: once, at the first use, and
 * again at the next one when it failed.
 */
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
