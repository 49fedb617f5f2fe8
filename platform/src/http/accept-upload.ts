import type { OutputOf, Rejection, UploadContract } from '@portal/contracts';
import { isRejection, reject } from '@portal/contracts';
import type { LandedFile } from '../files/check-content';
import { keepFile } from '../files/keep-file';
import type { FileStore } from '../stores/file-store/file-store.port';
import type { UploadContext, UploadHandler } from './upload-handler';

export type UploadOutcome =
  | { readonly ok: true; readonly data: OutputOf<UploadContract>; readonly position: number }
  | { readonly ok: false; readonly rejection: Rejection };

/** Checks a landed file, keeps it and records it: the one way into the file store, however the file came (S8, R13). */
export async function acceptUpload(
  file: LandedFile,
  { contract, inspect, receive }: UploadHandler,
  context: UploadContext,
  files: FileStore,
): Promise<UploadOutcome> {
  const kept = await keepFile(file, contract, { files, inspect });
  if (isRejection(kept)) return { ok: false, rejection: kept };
  const outcome = await receive(kept, context);
  if (outcome.ok) return { ok: true, data: outcome.data, position: outcome.position };
  await files.remove(kept.key);
  return { ok: false, rejection: 'rejection' in outcome ? outcome.rejection : reject('conflict') };
}
