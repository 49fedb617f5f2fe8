import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  anArchiveAccepted,
  aReportAdded,
  aReportAssigned,
  aReportId,
  aReportsDeleted,
  aReportsDiscarded,
  aReportsRestored,
  aReportUpdated,
  openMonthCount,
  reportFileDays,
} from '@portal/contracts/areas/partner-reports';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { type PartnerReportEvent, partnerReportsDecider } from './partner-reports.decider';

const given = (...events: readonly PartnerReportEvent[]) => givenEvents(partnerReportsDecider, events);
const actor = testActor(Role.Partner, { userId: 16, restaurants: [] });
const stranger = testActor(Role.Partner, { userId: 17, restaurants: [] });
const administrator = testActor(Role.Administrator, { userId: 1 });

const month = '2026-11';
const file = { key: 'a'.repeat(32), bytes: 1_200, sha256: 'b'.repeat(64) };
const granVia = { id: 1, site: '101', name: 'Gran Vía' };
const facts = { restaurants: { '101.pdf': granVia } };
const archive = { filename: 'informes.zip', bytes: 4_000 };
const pdf = (filename: string) => ({ filename, file, reason: null });
const refused = { filename: 'notas.docx', file: null, reason: 'not_a_pdf' as const };
const sent = (entries = [pdf('101.pdf')], of = month) => ({ month: of, archive, entries });
const added = aReportAdded();
const deleted = (changes = {}) => aReportsDeleted({ ...changes });

describe('an archive of reports', () => {
  it('[R-PRT-04] [AMB-65] becomes one event for each file and one that sums up', () => {
    given()
      .when('RecordPartnerReports', {
        input: sent([pdf('101.pdf'), refused, pdf('resumen.pdf')] as never),
        facts,
        actor,
      })
      .then([
        added,
        aReportAdded({ reportId: '11-2026-2', filename: 'resumen.pdf', restaurant: null }),
        anArchiveAccepted({ accepted: 2, refused: [{ filename: 'notas.docx', reason: 'not_a_pdf' }] }),
      ]);
  });

  it('[R-PRT-05] is refused for a month that has reports', () => {
    given(added)
      .when('RecordPartnerReports', { input: sent(), facts, actor })
      .thenRejected('month_has_reports');
    given(added, deleted())
      .when('RecordPartnerReports', { input: sent(), facts, actor })
      .then([aReportAdded({ reportId: '11-2026-2' }), anArchiveAccepted()]);
  });

  it('[R-PRT-05] [AMB-72] goes by the reports that the sender may see', () => {
    given(added)
      .when('RecordPartnerReports', { input: sent(), facts, actor: stranger })
      .then([aReportAdded({ reportId: '11-2026-2', userId: 17 }), anArchiveAccepted({ userId: 17 })]);
    given(added)
      .when('RecordPartnerReports', { input: sent(), facts, actor: administrator })
      .thenRejected('month_has_reports');
  });

  it.each(['2026-12', '2026-05', '2025-11'])('[R-PRT-05] [AMB-73] is refused for %s', (of) => {
    given()
      .when('RecordPartnerReports', { input: sent([pdf('101.pdf')], of), facts, actor })
      .thenRejected('month_not_open', { months: openMonthCount });
  });

  it('[AMB-73] goes by the clock of the market: the month begins at its midnight', () => {
    const at = '2026-11-30T23:30:00.000Z';
    const input = sent([pdf('101.pdf')], '2026-12');
    const change = { month: '2026-12', reportId: '12-2026-1' };
    given()
      .when('RecordPartnerReports', { input, facts, actor, at })
      .then([aReportAdded(change), anArchiveAccepted({ month: '2026-12' })]);
    given()
      .when('RecordPartnerReports', { input, facts, actor, at, market: 'PT' })
      .thenRejected('month_not_open');
  });

  it('[W16] is refused when there is no PDF in it, with the reason of each file; the month stays free', () => {
    given()
      .when('RecordPartnerReports', { input: sent([refused] as never), facts, actor })
      .thenRejected('archive_without_reports');
  });
});

describe('a single PDF', () => {
  const one = (filename: string, of = month) => ({ month: of, archive: null, entries: [pdf(filename)] });

  it('[R-PRT-03] joins a month, also one that is no longer offered', () => {
    given(added)
      .when('RecordPartnerReports', { input: one('102.pdf'), facts, actor })
      .then([aReportAdded({ reportId: '11-2026-2', filename: '102.pdf', restaurant: null })]);
    const old = aReportAdded({ month: '2026-01', reportId: '01-2026-1' });
    const more = { ...old.data, reportId: '01-2026-2', filename: '102.pdf', restaurant: null };
    given(old)
      .when('RecordPartnerReports', { input: one('102.pdf', '2026-01'), facts, actor })
      .then([aReportAdded(more)]);
  });

  it('[R-PRT-05] begins no month that is not offered', () => {
    given()
      .when('RecordPartnerReports', { input: one('102.pdf', '2026-01'), facts, actor })
      .thenRejected('month_not_open');
  });

  it('[R-PRT-09] replaces the report of the same name, ignoring case; it stays with its restaurant', () => {
    given(added)
      .when('RecordPartnerReports', { input: one('101.PDF'), facts, actor })
      .then([aReportUpdated({ key: file.key })]);
    given(added)
      .when('RecordPartnerReports', { input: one('101.pdf'), facts, actor: stranger })
      .then([aReportAdded({ reportId: '11-2026-2', userId: 17 })]);
  });
});

describe('deleting', () => {
  it('[R-PRT-10] [R-API-117] takes one report by its id, once', () => {
    const input = { id: aReportId };
    given(added).when('DeletePartnerReport', { input, actor }).then([deleted()]);
    given(added, deleted()).when('DeletePartnerReport', { input, actor }).thenNothing();
    given().when('DeletePartnerReport', { input, actor }).thenRejected('report_not_found');
  });

  it('[R-PRT-10] [R-API-116] takes one by its name and month', () => {
    const input = (filename: string) => ({ report: { filename, date: month } });
    given(added)
      .when('DeletePartnerReportByName', { input: input('101.PDF'), actor })
      .then([deleted()]);
    given(added)
      .when('DeletePartnerReportByName', { input: input('102.pdf'), actor })
      .thenRejected('report_not_found');
  });

  const second = aReportAdded({ reportId: '11-2026-2', filename: '102.pdf', restaurant: null });
  const foreign = aReportAdded({ reportId: '11-2026-3', userId: 17 });
  const both = [
    { reportId: aReportId, userId: 16, restaurantId: 1 },
    { reportId: '11-2026-2', userId: 16, restaurantId: null },
  ];

  it('[R-PRT-10] [R-API-118] deletes all own reports of a month, and none of other people', () => {
    given(added, second, foreign)
      .when('DeletePartnerReportMonth', { input: { month }, actor })
      .then([deleted({ reports: both })]);
    given(foreign)
      .when('DeletePartnerReportMonth', { input: { month }, actor })
      .thenRejected('report_not_found');
  });

  it('[R-PRT-10] takes several, or none when one of them is not there', () => {
    const ids = [aReportId, '11-2026-2'];
    given(added, second)
      .when('DeletePartnerReports', { input: { ids }, actor })
      .then([deleted({ reports: both })]);
    given(added, second)
      .when('DeletePartnerReports', { input: { ids: [...ids, '11-2026-9'] }, actor })
      .thenRejected('report_not_found');
  });

  it('[W8] is refused for reports of another partner as if there were none; administrators may', () => {
    const input = { id: aReportId };
    given(added).when('DeletePartnerReport', { input, actor: stranger }).thenRejected('report_not_found');
    given(added)
      .when('DeletePartnerReports', { input: { ids: [aReportId] }, actor: stranger })
      .thenRejected('report_not_found');
    given(added)
      .when('DeletePartnerReportByName', {
        input: { report: { filename: '101.pdf', date: month } },
        actor: stranger,
      })
      .thenRejected('report_not_found');
    given(added).when('DeletePartnerReport', { input, actor: administrator }).then([deleted()]);
  });
});

describe('restoring', () => {
  const input = { ids: [aReportId] };

  it('[U5] undoes a deletion, once', () => {
    given(added, deleted()).when('RestorePartnerReports', { input, actor }).then([aReportsRestored()]);
    given(added).when('RestorePartnerReports', { input, actor }).thenNothing();
    given(added, deleted())
      .when('RestorePartnerReports', { input, actor: stranger })
      .thenRejected('report_not_found');
  });

  it('[U5] is rejected when the name has been taken since', () => {
    given(added, deleted(), aReportAdded({ reportId: '11-2026-2' }))
      .when('RestorePartnerReports', { input, actor })
      .thenRejected('report_name_taken');
  });

  it('[U5] is refused for two reports of one name', () => {
    const again = aReportAdded({ reportId: '11-2026-2' });
    const gone = deleted({ reports: [{ reportId: '11-2026-2', userId: 16, restaurantId: 1 }] });
    given(added, deleted(), again, gone)
      .when('RestorePartnerReports', { input: { ids: [aReportId, '11-2026-2'] }, actor })
      .thenRejected('report_name_taken');
  });
});

describe('files that are out of use', () => {
  const later = { cause: 'command-1', month };

  it('[R13] are discarded with the deletion they belong to, unless restored or deleted again since', () => {
    given(added, deleted()).when('DiscardReportFiles', { input: later, actor }).then([aReportsDiscarded()]);
    given(added, deleted(), aReportsRestored())
      .when('DiscardReportFiles', { input: later, actor })
      .thenNothing();
    given(added, deleted(), aReportsRestored(), deleted({ deletedBy: 'command-2' }))
      .when('DiscardReportFiles', { input: later, actor })
      .thenNothing();
    given(added, deleted(), aReportsDiscarded())
      .when('DiscardReportFiles', { input: later, actor })
      .thenNothing();
  });

  it('[R13] go when another file came for a report, which stays', () => {
    const updated = aReportUpdated();
    const input = { month, cause: updated.data.key };
    const gone = aReportsDiscarded({ reports: [], releasedKeys: [file.key] });
    given(added, updated).when('DiscardReportFiles', { input, actor }).then([gone]);
    given(added, updated, gone).when('DiscardReportFiles', { input, actor }).thenNothing();
    given(added, updated, gone, deleted())
      .when('DiscardReportFiles', { input: later, actor })
      .then([aReportsDiscarded({ releasedKeys: [updated.data.key] })]);
  });

  it('[U5] [R13] cannot be restored once they are gone', () => {
    const input = { ids: [aReportId] };
    given(added, deleted(), aReportsDiscarded())
      .when('RestorePartnerReports', { input, actor })
      .thenRejected('report_file_removed', { days: reportFileDays });
    given(added, deleted(), aReportsDiscarded())
      .when('RestorePartnerReports', { input, actor: stranger })
      .thenRejected('report_not_found');
  });
});

describe('assigning', () => {
  const input = { id: aReportId, restaurant_id: 1 };
  const unknown = aReportAdded({ restaurant: null });

  it('[AMB-65] sets by hand which restaurant a report is about, or that it is about none', () => {
    given(unknown)
      .when('AssignPartnerReport', { input, facts: { restaurant: granVia }, actor })
      .then([aReportAssigned()]);
    given(added)
      .when('AssignPartnerReport', {
        input: { ...input, restaurant_id: -1 },
        facts: { restaurant: null },
        actor,
      })
      .then([aReportAssigned({ from: 1, restaurant: null })]);
    given(added)
      .when('AssignPartnerReport', { input, facts: { restaurant: granVia }, actor })
      .thenNothing();
  });

  it('[W8] is rejected for a report that is deleted or belongs to another person', () => {
    given(unknown, deleted())
      .when('AssignPartnerReport', { input, facts: { restaurant: granVia }, actor })
      .thenRejected('report_not_found');
    given(unknown)
      .when('AssignPartnerReport', { input, facts: { restaurant: granVia }, actor: stranger })
      .thenRejected('report_not_found');
  });

  it('is remembered by the month', () => {
    expect([...given(unknown, aReportAssigned()).state.reports.values()][0]).toMatchObject({
      restaurant: granVia,
    });
  });
});
