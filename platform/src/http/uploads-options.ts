import type { TemporaryArea } from '../files/temporary-area';
import type { FileStore } from '../stores/file-store/file-store.port';
import type { RequestGuard } from './request-guard';
import type { UploadHandler } from './upload-handler';

export interface UploadsOptions {
  readonly handlers: readonly UploadHandler[];
  readonly guard: RequestGuard;
  readonly files: FileStore;
  readonly temporary: TemporaryArea;
}
