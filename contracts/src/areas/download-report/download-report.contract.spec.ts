import { describe, expect, it } from '@jest/globals';
import { roles, Role } from '../../kernel';
import { downloadReportQueries } from './download-report.contract';

const { GetDownloadReport, GetDownloadSummary } = downloadReportQueries;
const read = (start: string, end: string) => GetDownloadReport.input.safeParse({ start, end });

describe('the period of the download report', () => {
  it('[AMB-51] is spelt with the year first or with the day first', () => {
    expect(read('2026-11-01', '2026-11-20').data).toMatchObject({ start: '2026-11-01', end: '2026-11-20' });
    expect(read('01-11-2026', '20-11-2026').data).toMatchObject({ start: '2026-11-01', end: '2026-11-20' });
    expect(read('01-11-2026', '2026-11-01').success).toBe(true);
  });

  it.each([
    '2026-02-30',
    '31-02-2026',
    '2026-1-1',
    '1-1-2026',
    '20/11/2026',
    '20261120',
    '',
    'x',
    '2026-11-20T00:00',
  ])('[AMB-51] is no period with the day "%s"', (day) => {
    expect(read(day, '2027-01-01').success).toBe(false);
  });

  it('[AMB-51] does not run backwards', () => {
    const refused = read('2026-11-20', '2026-11-19').error?.issues[0];
    expect([refused?.path, refused?.message]).toEqual([['end'], 'period_reversed']);
    expect(GetDownloadSummary.input.safeParse({ start: '20-11-2026', end: '19-11-2026' }).success).toBe(
      false,
    );
  });

  it('[AMB-08] is asked for by full administrators only', () => {
    for (const { access } of [GetDownloadReport, GetDownloadSummary]) {
      expect(roles.filter((role) => access.roles.includes(role as never))).toEqual([Role.Administrator]);
    }
  });
});
