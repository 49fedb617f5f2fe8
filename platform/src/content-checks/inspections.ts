import type { UploadContract } from '@portal/contracts';
import type {
  CompareSpreadsheetJob,
  ImportSummary,
  ReadingResult,
  ReadSpreadsheetJob,
} from '../import/import-jobs';
import type { PictureSize } from '../pictures/clean-picture';
import type { RefusalDetails, UnpackLimits, Unpacking } from '../unpacking/unpacking';

/** What a call takes. */
export type ContentLimits = Pick<UploadContract, 'accepts' | 'picture' | 'maxPixels' | 'maxExpandedBytes'>;

/** Why a file is refused that has an accepted extension. */
export type ContentRefusal =
  /** Does not match its extension, broken, or harmful. */
  | 'file_content_refused'
  /** An archive whose packing is not read; the details name its method. */
  | 'archive_method_refused'
  /** More pixels than the call takes, or than are decoded at once. */
  | 'picture_too_large'
  /** A PDF that nobody can open without a password. */
  | 'pdf_encrypted'
  /** The look at it was ended: it took too long, or too much memory. */
  | 'file_too_complex';

export type Inspection =
  | {
      readonly ok: true;
      readonly contentType: string;
      /** The re-encoded picture that replaces the file; the caller removes it. */
      readonly made?: string;
      /** Its pixels. */
      readonly picture?: PictureSize;
      /** Bytes that are kept, where the file goes on behind its picture. */
      readonly bytes?: number;
    }
  | { readonly ok: false; readonly code: ContentRefusal; readonly details?: RefusalDetails };

/** Pixels that a picture is fitted into. */
export interface Thumbnail {
  readonly width: number;
  readonly height: number;
}

/** The jobs of the process that looks into files, by name: what they are asked and what they answer. */
export interface CheckJobs {
  inspect(
    job: ContentLimits & {
      readonly path: string;
      readonly filename: string;
      /** Where a picture is written that is made anew. */
      readonly target: string;
    },
  ): Promise<Inspection>;
  unpack(job: {
    readonly path: string;
    readonly filename: string;
    readonly limits: UnpackLimits;
    /** Where its files are written. */
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

/** A message of the process: ready, or the result of its job. */
export type CheckMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly reason: string; readonly code?: string | undefined };
