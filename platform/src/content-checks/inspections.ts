import type { UploadContract } from '@portal/contracts';
import type {
  CompareSpreadsheetJob,
  ImportSummary,
  ReadingResult,
  ReadSpreadsheetJob,
} from '../import/import-jobs';
import type { PictureSize } from '../pictures/clean-picture';
import type { RefusalDetails, UnpackLimits, Unpacking } from '../unpacking/unpacking';

export type ContentLimits = Pick<UploadContract, 'accepts' | 'picture' | 'maxPixels' | 'maxExpandedBytes'>;

export type ContentRefusal =
  | 'file_content_refused'
  /** Unsupported compression; details name the method. */
  | 'archive_method_refused'
  | 'picture_too_large'
  | 'pdf_encrypted'
  | 'file_too_complex';

export type Inspection =
  | {
      readonly ok: true;
      readonly contentType: string;
      /** Re-encoded picture replacing the file; the caller removes it. */
      readonly made?: string;
      readonly picture?: PictureSize;
      readonly bytes?: number;
    }
  | { readonly ok: false; readonly code: ContentRefusal; readonly details?: RefusalDetails };

export interface Thumbnail {
  readonly width: number;
  readonly height: number;
}

export interface CheckJobs {
  inspect(
    job: ContentLimits & {
      readonly path: string;
      readonly filename: string;
      readonly target: string;
    },
  ): Promise<Inspection>;
  unpack(job: {
    readonly path: string;
    readonly filename: string;
    readonly limits: UnpackLimits;
    readonly folder: string;
  }): Promise<Unpacking>;
  readSpreadsheet(job: ReadSpreadsheetJob): Promise<ReadingResult>;
  compareSpreadsheet(job: CompareSpreadsheetJob): Promise<ImportSummary>;
  shrink(job: { readonly picture: Uint8Array; readonly size: Thumbnail }): Promise<Uint8Array | null>;
}

export interface CheckRequest<Name extends keyof CheckJobs = keyof CheckJobs> {
  readonly name: Name;
  readonly job: Parameters<CheckJobs[Name]>[0];
}

export type CheckMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly reason: string; readonly code?: string | undefined };
