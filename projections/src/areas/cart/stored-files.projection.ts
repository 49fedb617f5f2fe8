import type { EventOf } from '@portal/contracts';
import { type cartEvents, storedFiles } from '@portal/contracts/areas/cart';
import type { partnerReportEvents } from '@portal/contracts/areas/partner-reports';
import type { templateEvents } from '@portal/contracts/areas/templates';
import { defineProjection } from '@portal/platform/projection/projection';

type StoredFileEvent =
  EventOf<typeof cartEvents> | EventOf<typeof partnerReportEvents> | EventOf<typeof templateEvents>;
interface OfFile {
  readonly data: { readonly key: string; readonly bytes: number; readonly sha256: string };
}

const stored = {
  id: ({ data }: OfFile) => data.key,
  apply: (_none: unknown, { data: { bytes, sha256 } }: OfFile, id: string) => ({ id, bytes, sha256 }),
};

/** Stored files at upload; deleted ones are dropped (R13). */
export const storedFilesProjection = defineProjection<StoredFileEvent, typeof storedFiles>(storedFiles, {
  FileUploaded: stored,
  PartnerReportAdded: stored,
  PartnerReportUpdated: stored,
  TemplateFileKept: stored,
  UploadDiscarded: { id: ({ data }) => data.key, apply: () => null },
  PartnerReportFilesDiscarded: { id: ({ data }) => data.releasedKeys, apply: () => null },
  TemplateDiscarded: { id: ({ data }) => data.releasedKeys, apply: () => null },
});
