import { randomUUID } from 'node:crypto';
import { lastMonths, marketRecords, monthKey, Role } from '@portal/contracts';
import type { Actor } from '@portal/platform/decider/decider';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import type { InProcessPortal } from './in-process-portal';
import { actorWith, personWith } from './test-fixture';

type Ground = Pick<InProcessPortal, 'market' | 'stores' | 'writeSide'>;

/** The current month stays free. */
const months = ({ market }: Ground) =>
  lastMonths(new Date().toISOString(), marketRecords[market].timeZone, 2) as [string, string];

const partners: readonly Role[] = [Role.Partner, Role.Administrator];

/** Uploads 101.pdf as a partner. @returns its id */
export async function addReport(portal: Ground, sender: Actor, restaurantId: number): Promise<string> {
  const { runner, bindings } = portal.writeSide;
  const { RecordPartnerReports, AssignPartnerReport } = bindings['partner-reports'];
  const actor = partners.includes(sender.role) ? sender : personWith(Role.Partner, Role.Partner);
  const context = { actor, correlationId: 'test-reports' };
  const file = await portal.stores.files.put(aPdf(randomUUID()));
  const [, month] = months(portal);
  const entries = [{ filename: '101.pdf', file, reason: null }];
  const recorded = await runner.run(RecordPartnerReports, { month, archive: null, entries }, context);
  const id = recorded.ok ? recorded.data.files[0]?.id : undefined;
  if (id == null) throw new Error(`no report: ${JSON.stringify(recorded)}`);
  await runner.run(AssignPartnerReport, { id, restaurant_id: restaurantId }, context);
  return id;
}

/** Deletes reports of the current month. */
export async function freeReportMonth(portal: Ground): Promise<string> {
  const { runner, bindings } = portal.writeSide;
  const [month] = months(portal);
  const context = { actor: actorWith(Role.Administrator), correlationId: 'test-reports' };
  await runner.run(bindings['partner-reports'].DeletePartnerReportMonth, { month }, context);
  return monthKey(month);
}
