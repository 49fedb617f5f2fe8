import { describe, it } from '@jest/globals';
import { aReportAdded, aReportsDiscarded, aReportUpdated } from '@portal/contracts/areas/partner-reports';
import { projecting } from '@portal/platform/testing/projection-kit';
import { storedFilesProjection } from './stored-files.projection';

const key = 'c'.repeat(32);
const sha256 = 'd'.repeat(64);
const file = { key, userId: 12, purpose: 'resource-file', filename: 'menu.pdf', bytes: 8, sha256 } as const;
const uploaded = { type: 'FileUploaded' as const, data: { ...file, contentType: 'application/pdf' } };
const discarded = { type: 'UploadDiscarded' as const, data: { key } };

describe('the view of stored files', () => {
  const kit = projecting(storedFilesProjection);

  it('[R13] holds what each was on arrival, without its uploader or its name', async () => {
    await kit.given([uploaded]).thenDocument(key, { id: key, bytes: 8, sha256 });
  });

  it('[R13] removes discarded files', async () => {
    await kit.given([uploaded, discarded]).thenNoDocument(key);
  });

  it('[R13] forgets files of reports once nothing refers to them', async () => {
    const added = aReportAdded();
    const updated = aReportUpdated();
    const removed = aReportsDiscarded({ reports: [], releasedKeys: [added.data.key] });
    const former = kit.given([added, updated, removed]);
    await former.thenNoDocument(added.data.key);
    const { key: id, bytes, sha256: digest } = updated.data;
    await former.thenDocument(id, { id, bytes, sha256: digest });
  });
});
