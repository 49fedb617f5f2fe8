import type { EventOf } from '@portal/contracts';
import { type cartEvents, storedFiles } from '@portal/contracts/areas/cart';
import { defineProjection } from '@portal/platform/projection/projection';

/** What each stored file was when it came; what was taken back is nobody's concern any more (R13). */
export const storedFilesProjection = defineProjection<EventOf<typeof cartEvents>, typeof storedFiles>(
  storedFiles,
  {
    FileUploaded: {
      id: ({ data }) => data.key,
      apply: (_none, { data: { bytes, sha256 } }, id) => ({ id, bytes, sha256 }),
    },
    UploadDiscarded: { id: ({ data }) => data.key, apply: () => null },
  },
);
