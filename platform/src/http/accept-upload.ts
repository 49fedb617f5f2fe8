import { isRejection, type OutputOf, reject, type Rejection, type UploadContract } from '@portal/contracts';
import type { CommandOutcome } from '../decider/command-runner';
import type { LandedFile } from '../files/landed-file';
import { keepFile } from '../files/keep-file';
import type { FileStore } from '../stores/file-store/file-store.port';
import type { OneFile, UploadContext, UploadHandler } from './upload-handler';

type Output = OutputOf<UploadContract>;

export type UploadOutcome =
  | { readonly ok: true; readonly data: Output; readonly position: number }
  | { readonly ok: false; readonly rejection: Rejection };

function outcomeOf(outcome: CommandOutcome<Output>): UploadOutcome {
  if (outcome.ok) return { ok: true, data: outcome.data, position: outcome.position };
  return { ok: false, rejection: 'rejection' in outcome ? outcome.rejection : reject('conflict') };
}

async function storeOne(
  file: LandedFile,
  { contract, inspect, receive }: OneFile,
  context: UploadContext,
  files: FileStore,
): Promise<UploadOutcome> {
  const kept = await keepFile(file, contract, { files, inspect });
  if (isRejection(kept)) return { ok: false, rejection: kept };
  const outcome = outcomeOf(await receive(kept, context));
  if (!outcome.ok) await files.remove(kept.key);
  return outcome;
}

/** Checks, stores and records an upload: the only way into the file store (S8, R13). */
export async function acceptUpload(
  file: LandedFile,
  handler: UploadHandler,
  context: UploadContext,
  files: FileStore,
): Promise<UploadOutcome> {
  if ('unpack' in handler) return outcomeOf(await handler.unpack(file, context, files));
  return storeOne(file, handler, context, files);
}
