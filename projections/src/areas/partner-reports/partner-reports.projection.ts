import type { EventOf } from '@portal/contracts';
import {
  type partnerReportEvents,
  partnerReports,
  type ReportRestaurant,
} from '@portal/contracts/areas/partner-reports';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type ReportEvent = EventOf<typeof partnerReportEvents>;

const byReport = keyedBy('reportId');
const eachReport = ({
  data: { reports },
}: {
  readonly data: { readonly reports: readonly { readonly reportId: string }[] };
}) => reports.map(({ reportId }) => reportId);

const about = (restaurant: ReportRestaurant | null) => ({
  restaurantId: restaurant?.id ?? null,
  restaurantSite: restaurant?.site ?? '',
  restaurantName: restaurant?.name ?? '',
  assigned: restaurant !== null,
});

/** Deleted reports stay while they can be restored. */
export const partnerReportsProjection = defineProjection<ReportEvent, typeof partnerReports>(partnerReports, {
  PartnerReportAdded: {
    id: byReport,
    apply: (_none, { data, metadata: { at } }, id) => ({
      id,
      month: data.month,
      userId: data.userId,
      filename: data.filename,
      key: data.key,
      bytes: data.bytes,
      createdAt: at,
      updatedAt: at,
      version: 1,
      deleted: false,
      deletedAt: null,
      replaced: false,
      ...about(data.restaurant),
    }),
  },
  PartnerReportUpdated: {
    id: byReport,
    apply: patch((report, { data: { key, bytes }, metadata }) => ({
      key,
      bytes,
      updatedAt: metadata.at,
      version: report.version + 1,
      replaced: true,
    })),
  },
  PartnerReportAssigned: {
    id: byReport,
    apply: patch((_report, { data }) => about(data.restaurant)),
  },
  PartnerReportsDeleted: {
    id: eachReport,
    apply: patch((_report, { metadata: { at } }) => ({ deleted: true, deletedAt: at })),
  },
  PartnerReportsRestored: {
    id: eachReport,
    apply: patch(() => ({ deleted: false, deletedAt: null })),
  },
  /** Final: they cannot be restored. */
  PartnerReportFilesDiscarded: { id: eachReport, apply: () => null },
});
