import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { reportFileExpiries } from '@portal/contracts/areas/partner-reports';
import { testActor } from '@portal/platform/testing/test-actor';
import { expiringFiles, minutesFrom, start } from '../../testing/expiring-files-kit';

const deletedAt = minutesFrom(start, 24 * 60);
const due = minutesFrom(deletedAt, 30 * 24 * 60);
const lastMoment = minutesFrom(due, -1);
const after = minutesFrom(due, 1);
const name = 'when-report-files-have-been-out-of-use-then-discard-them';
const by = { actor: testActor(Role.Partner, { userId: 16, restaurants: [] }), correlationId: 'request-1' };

const openWorld = expiringFiles();

async function open() {
  const { events, views, files, isKept, side, startReactions } = openWorld();
  const { bindings, runner } = side;
  const own = bindings['partner-reports'];

  async function upload(filename: string): Promise<string> {
    const file = await files.put(Buffer.from(`%PDF ${filename}`));
    const input = { month: '2026-11', archive: null, entries: [{ filename, file, reason: null }] };
    expect(await runner.run(own.RecordPartnerReports, input, by)).toMatchObject({ ok: true });
    return file.key;
  }
  const { running, passUntil } = await startReactions([name]);
  return {
    upload,
    running,
    events,
    isKept,
    passUntil,
    remove: (id: string) => runner.run(own.DeletePartnerReport, { id }, by),
    restore: (...ids: string[]) => runner.run(own.RestorePartnerReports, { ids }, by),
    waiting: () => views.count(reportFileExpiries.name, {}),
  };
}

describe('the file of a report', () => {
  it('[R13] is kept for thirty days after the report was deleted, and gone then; another is not', async () => {
    const portal = await open();
    const gone = await portal.upload('101.pdf');
    const kept = await portal.upload('102.pdf');
    await portal.passUntil(deletedAt);
    await portal.remove('11-2026-1');
    await portal.passUntil(lastMoment);
    expect(await portal.isKept(gone)).toBe(true);
    await portal.passUntil(after);
    await portal.running.stop();
    expect([await portal.isKept(gone), await portal.isKept(kept)]).toEqual([false, true]);
    expect(await portal.restore('11-2026-1')).toMatchObject({
      rejection: { rejected: 'report_file_removed' },
    });
    const last = (await portal.events.readStream('partnerReports-11-2026')).at(-1);
    expect([last?.type, last?.metadata.at]).toEqual(['PartnerReportFilesDiscarded', due]);
    expect(await portal.waiting()).toBe(0);
  });

  it('[U5] [R13] stays when the report was restored in time', async () => {
    const portal = await open();
    const key = await portal.upload('101.pdf');
    await portal.passUntil(deletedAt);
    await portal.remove('11-2026-1');
    await portal.passUntil(lastMoment);
    expect(await portal.restore('11-2026-1')).toMatchObject({ ok: true });
    await portal.passUntil(after);
    await portal.running.stop();
    expect(await portal.isKept(key)).toBe(true);
  });

  it('[R-PRT-09] [R13] is gone thirty days after another one came for the report', async () => {
    const portal = await open();
    const former = await portal.upload('101.pdf');
    await portal.passUntil(deletedAt);
    const current = await portal.upload('101.PDF');
    await portal.passUntil(lastMoment);
    expect(await portal.isKept(former)).toBe(true);
    await portal.passUntil(after);
    await portal.running.stop();
    expect([await portal.isKept(former), await portal.isKept(current)]).toEqual([false, true]);
  });
});
