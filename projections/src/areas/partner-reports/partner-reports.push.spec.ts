import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  aReportAdded,
  aReportAssigned,
  aReportsDeleted,
  aReportsRestored,
  aReportUpdated,
  partnerReportPushes,
} from '@portal/contracts/areas/partner-reports';
import { pushing } from '@portal/platform/testing/projection-kit';
import { partnerReportPushRules } from './partner-reports.push';

const partner = { user: 'user-16' };
const administrators = { role: Role.Administrator };

describe('pushes of reports', () => {
  it.each([
    ['added', aReportAdded(), [{ restaurant: 1 }]],
    ['added about none', aReportAdded({ restaurant: null }), []],
    ['replaced', aReportUpdated(), [{ restaurant: 1 }]],
    ['assigned to another', aReportAssigned({ from: 7 }), [{ restaurant: 7 }, { restaurant: 1 }]],
    ['deleted', aReportsDeleted(), [{ restaurant: 1 }]],
    ['restored', aReportsRestored(), [{ restaurant: 1 }]],
  ])(
    '[R-PRT-12] notify the partner, administrators and the restaurant of one that was %s',
    (_, event, rest) => {
      const [push] = pushing(partnerReportPushes, partnerReportPushRules)(event);
      expect(push?.payload).toEqual({ month: '2026-11', position: 42 });
      expect(push?.to).toEqual([partner, administrators, ...rest]);
    },
  );
});
