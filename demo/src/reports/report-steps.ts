import { Role } from '@portal/contracts';
import type { FileStore, StoredFile } from '@portal/platform/stores/file-store/file-store.port';
import type { DemoWorld } from '../demo-world';
import { actorOf, type SeedContext, type SeedStep } from '../seed/seed-step';
import type { DemoReport, DemoReportMonth, StoredReports } from './demo-reports';
import { reportPdf } from './report-pdf';

/** Stored as if unpacked from an archive. */
export async function storeReports(
  { market, reports: months }: Pick<DemoWorld, 'market' | 'reports'>,
  files: FileStore,
): Promise<StoredReports> {
  const stored = months.flatMap(({ month, reports }) =>
    reports.map(async (report): Promise<[DemoReport, StoredFile]> => [
      report,
      await files.put(await reportPdf(market, month, report)),
    ]),
  );
  return new Map(await Promise.all(stored));
}

function uploaded(
  { month, at, reports, refused }: DemoReportMonth,
  { world, bindings, send, reports: stored }: SeedContext,
): SeedStep {
  const partner = world.users.find(({ role, active }) => role === Role.Partner && active);
  return {
    at,
    async happen() {
      if (!partner) throw new Error('no partner');
      const taken = reports.flatMap((report) => {
        const file = stored.get(report);
        return file ? [{ filename: report.filename, file, reason: null }] : [];
      });
      const others = refused.map((filename) => ({ filename, file: null, reason: 'not_a_pdf' as const }));
      const bytes = taken.reduce((sum, { file }) => sum + file.bytes, 0);
      await send(
        bindings['partner-reports'].RecordPartnerReports,
        { month, archive: { filename: `${month}.zip`, bytes }, entries: [...taken, ...others] },
        { key: `reports-${month}`, at, actor: actorOf(partner) },
      );
    },
  };
}

export const reportsUploaded = (context: SeedContext): readonly SeedStep[] =>
  context.world.reports.map((month) => uploaded(month, context));
