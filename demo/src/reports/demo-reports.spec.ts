import { describe, expect, it } from '@jest/globals';
import { markets } from '@portal/contracts';
import { openMonths, siteInName } from '@portal/contracts/areas/partner-reports';
import { demoWorld } from '../demo-world';
import { reportPdf } from './report-pdf';

const today = '2026-11-20';

describe.each(markets)('the reports of the demo in %s', (market) => {
  const { reports: months, restaurants } = demoWorld(market, today);

  it('[R-PRT-02] [AMB-73] are of months that could be uploaded, each before the reference day', () => {
    expect(months.length).toBeGreaterThan(2);
    for (const { month, at } of months) {
      expect(openMonths(at, 'Europe/Madrid')).toContain(month);
      expect(at < today).toBe(true);
    }
  });

  it('[AMB-65] begin with the sites of restaurants, but for some of the newest month', () => {
    const sites = restaurants.map(({ site }) => site);
    const unknown = months.map(({ reports }) =>
      reports.filter(({ filename }) => !sites.includes(siteInName(filename) ?? '')),
    );
    expect(unknown.map(({ length }) => length > 0)).toEqual([true, ...months.slice(1).map(() => false)]);
  });

  it('are small documents, the same every time', async () => {
    const [{ month, reports: [report] = [] } = { month: '' }] = months;
    if (!report) throw new Error('no report');
    const document = Buffer.from(await reportPdf(market, month, report));
    expect(document.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(document.length).toBeLessThan(10_000);
    expect(document.equals(Buffer.from(await reportPdf(market, month, report)))).toBe(true);
  });
});
