import { describe, it } from '@jest/globals';
import {
  aReportAdded,
  aReportAssigned,
  aReportId,
  aReportsDeleted,
  aReportsDiscarded,
  aReportsRestored,
  aReportUpdated,
} from '@portal/contracts/areas/partner-reports';
import { projecting } from '@portal/platform/testing/projection-kit';
import { partnerReportsProjection } from './partner-reports.projection';

const kit = projecting(partnerReportsProjection);
const at = '2026-11-20T09:30:00.000Z';
const document = {
  id: aReportId,
  month: '2026-11',
  userId: 16,
  filename: '101.pdf',
  key: 'a'.repeat(32),
  bytes: 1_200,
  createdAt: at,
  updatedAt: at,
  version: 1,
  deleted: false,
  deletedAt: null,
  replaced: false,
  restaurantId: 1,
  restaurantSite: '101',
  restaurantName: 'Gran Vía',
  assigned: true,
};
const unassigned = { restaurantId: null, restaurantSite: '', restaurantName: '', assigned: false };

describe('the view of reports', () => {
  it('[R-PRT-08] holds each with its month, its file and its restaurant', async () => {
    await kit.given([aReportAdded()]).thenDocument(aReportId, document);
    const unknown = [aReportAdded({ restaurant: null })];
    await kit.given(unknown).thenDocument(aReportId, { ...document, ...unassigned });
    await kit.given([...unknown, aReportAssigned()]).thenDocument(aReportId, document);
  });

  it('[R-PRT-09] counts the versions of its file', async () => {
    const events = [aReportAdded(), aReportUpdated()];
    await kit
      .given(events)
      .thenDocument(aReportId, { ...document, key: 'c'.repeat(32), version: 2, replaced: true });
  });

  it('[R-PRT-10] [U5] remembers deleted ones until they come back', async () => {
    const gone = [aReportAdded(), aReportsDeleted()];
    await kit.given(gone).thenDocument(aReportId, { ...document, deleted: true, deletedAt: at });
    await kit.given([...gone, aReportsRestored()]).thenDocument(aReportId, document);
  });

  it('[R13] forgets those whose file was removed, and keeps one whose former file was', async () => {
    const gone = [aReportAdded(), aReportsDeleted(), aReportsDiscarded()];
    await kit.given(gone).thenNoDocument(aReportId);
    const kept = [aReportAdded(), aReportUpdated(), aReportsDiscarded({ reports: [] })];
    await kit
      .given(kept)
      .thenDocument(aReportId, { ...document, key: 'c'.repeat(32), version: 2, replaced: true });
  });
});
