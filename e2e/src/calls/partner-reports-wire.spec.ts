import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lastMonths, marketRecords, markets, monthInPath, monthKey, Role } from '@portal/contracts';
import type { PartnerReport } from '@portal/contracts/areas/partner-reports';
import { rarFive } from '@portal/platform/testing/hand-made-rar';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { handMade } from '../hostile-files/hand-made-archive';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';

type File = readonly [name: string, content: Uint8Array];
interface Answer<T> {
  readonly statusCode: number;
  readonly data: T;
  readonly total?: number;
  readonly error?: { readonly code: string; readonly fields?: object };
}
interface Sent {
  readonly month_formatted: string;
  readonly files: readonly {
    readonly filename: string;
    readonly id: string | null;
    readonly reason: string | null;
  }[];
}

const boundary = 'reports-boundary';
const part = (head: string, content: Uint8Array | string) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);

describe.each(markets)('reports over HTTP in %s', (market) => {
  let portal: InProcessPortal;
  let partner: SignedIn;
  let administrator: SignedIn;
  let manager: SignedIn;
  const months = lastMonths(new Date().toISOString(), marketRecords[market].timeZone, 7);
  const [current = '', , older = '', , oldest = '', , tooOld = ''] = months;

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
    partner = await portal.signIn(Role.Partner, Role.Partner);
    administrator = await portal.signIn(Role.Administrator, Role.Administrator);
    manager = await portal.signIn(Role.Manager, Role.Manager);
  });
  afterAll(() => portal.close());

  async function upload(
    path: string,
    fields: Readonly<Record<string, string>>,
    [name, content]: File,
  ): Promise<Answer<Sent>> {
    const payload = Buffer.concat([
      ...Object.entries(fields).map(([field, value]) => part(`name="${field}"`, value)),
      part(`name="file"; filename="${name}"`, content),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
    const headers = { ...partner, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/partner/report/${path}`,
      payload,
      headers,
    });
    return { ...answer.json<Answer<Sent>>(), statusCode: answer.statusCode };
  }
  async function get<T>(path: string, signedIn: SignedIn = partner): Promise<Answer<T>> {
    const headers = { ...signedIn, 'x-min-position': String(await portal.stores.events.head()) };
    const answer = await portal.app.inject({ method: 'GET', url: `/api/${path}`, headers });
    return { ...answer.json<Answer<T>>(), statusCode: answer.statusCode };
  }
  async function post(path: string, fields: Readonly<Record<string, string>> = {}, signedIn = partner) {
    const headers = { ...signedIn, 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(fields).toString();
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/partner/report/${path}`,
      payload,
      headers,
    });
    return { ...answer.json<Answer<{ ids: string[] }>>(), statusCode: answer.statusCode };
  }
  const reportsOf = async (month: string, signedIn = partner) =>
    (await get<PartnerReport[]>(`partner/report?month=${monthInPath(month)}&size=-1`, signedIn)).data;
  const archive = (month: string, file: File) =>
    upload('add', { report: JSON.stringify({ date: monthKey(month), filename: file[0] }) }, file);
  const zip = (...names: readonly string[]): File => [
    'informes.zip',
    handMade(names.map((name) => ({ name, content: aPdf(name) }))),
  ];

  it('[R-API-114] [R-PRT-08] takes an archive as the specification writes it, and lists its files by month', async () => {
    const sent = await archive(current, zip('101 informe.pdf', 'resumen.pdf', 'notas.txt'));
    expect(sent).toMatchObject({
      statusCode: 200,
      data: {
        month_formatted: monthKey(current),
        files: [
          { filename: '101 informe.pdf', restaurant_id: 1, reason: null },
          { filename: 'resumen.pdf', restaurant_id: null, reason: null },
          { filename: 'notas.txt', id: null, reason: 'not_a_pdf' },
        ],
      },
    });
    const [first, second] = await reportsOf(current);
    expect(first).toMatchObject({
      id: `${monthInPath(current)}-1`,
      report_filename: '101 informe.pdf',
      report_date: `${current}-01`,
      month_formatted: monthKey(current),
      url: `/api/partner/report/${monthInPath(current)}-1/file?v=1`,
    });
    expect(second?.report_filename).toBe('resumen.pdf');
    expect((await get('partner/report/months')).data).toEqual([
      { month_formatted: monthKey(current), count: 2, unassigned: 1 },
    ]);
  });

  it('[R-API-111] [R-PRT-12] shows the restaurant those about it, and no partner', async () => {
    const own = await get<PartnerReport[]>('report/restaurant/1', manager);
    expect(own.data.map(({ report_filename: name }) => name)).toEqual(['101 informe.pdf']);
    expect((await get('report/restaurant/2', manager)).statusCode).toBe(403);
    expect((await get('report/restaurant/1')).statusCode).toBe(403);
    expect((await get('report/restaurant/1', administrator)).total).toBe(1);
  });

  it('[R-API-113] [W8] shows a partner the own reports alone', async () => {
    expect((await get(`report/user/${Role.Partner}`)).total).toBe(2);
    expect((await get('report/user/7')).statusCode).toBe(404);
    expect((await get(`report/user/${Role.Partner}`, administrator)).total).toBe(2);
  });

  it('[R-PRT-07] [W14] streams a file with session and right, never to run', async () => {
    const [report] = await reportsOf(current);
    const url = report?.url ?? '';
    const answer = await portal.app.inject({ method: 'GET', url, headers: { ...partner } });
    expect(answer.rawPayload.equals(aPdf('101 informe.pdf'))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': expect.stringMatching(/sandbox/),
      'cache-control': 'private, no-cache',
    });
    expect((await portal.app.inject({ method: 'GET', url })).statusCode).toBe(403);
    expect(JSON.stringify(await reportsOf(current))).not.toMatch(/[0-9a-f]{32}/);
  });

  it('[R-PRT-05] of two archives for one month one wins, also over HTTP; no file of the other stays', async () => {
    const files = async () => {
      let count = 0;
      for await (const _file of portal.stores.files.list()) count += 1;
      return count;
    };
    const before = await files();
    const rar: File = ['informes.rar', rarFive([{ name: '101.pdf', content: aPdf() }])];
    const sent = await Promise.all([archive(older, zip('101.pdf', '102.pdf')), archive(older, rar)]);
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(sent.find(({ statusCode }) => statusCode === 409)?.error?.code).toBe('month_has_reports');
    expect((await files()) - before).toBe((await reportsOf(older)).length);
  });

  it('[R-PRT-05] [AMB-22] refuses months that are not offered, or none', async () => {
    expect((await archive(tooOld, zip('101.pdf'))).error?.code).toBe('month_not_open');
    const wrong = await upload('add', { report: '{"date":"13/2024"}' }, zip('101.pdf'));
    expect(wrong).toMatchObject({
      statusCode: 400,
      error: { code: 'invalid_input', fields: { 'report.date': 'invalid_month' } },
    });
  });

  it('[R-API-115] takes a PDF for a month, and another one of its name in its place', async () => {
    const pdf = (content: string): File => ['scan.pdf', aPdf(content)];
    const fields = { date: monthInPath(oldest), filename: '102.pdf' };
    const id = (await upload('addpdf', fields, pdf('one'))).data.files[0]?.id;
    expect((await upload('addpdf', fields, pdf('two'))).data.files[0]?.id).toBe(id);
    const [report, ...others] = await reportsOf(oldest);
    expect([report?.version, others]).toEqual([2, []]);
    const headers = { ...partner };
    const file = await portal.app.inject({ method: 'GET', url: report?.url ?? '', headers });
    expect(file.rawPayload.equals(aPdf('two'))).toBe(true);
  });

  it('[R-API-116] [R-API-117] [R-API-118] deletes by name and month, by id, and all of a month', async () => {
    const [first] = await reportsOf(current);
    const report = JSON.stringify({ filename: 'resumen.pdf', date: monthKey(current) });
    expect((await post('delete', { report })).data.ids).toHaveLength(1);
    const url = `/api/partner/report/${first?.id}/delete`;
    const byGet = await portal.app.inject({ method: 'GET', url, headers: { ...partner } });
    expect(byGet.statusCode).toBe(200);
    expect(await reportsOf(current)).toEqual([]);
    expect((await get(first?.url.slice('/api/'.length) ?? '')).statusCode).toBe(404);
    const all = await reportsOf(older);
    const deleted = await post(`months/${monthInPath(older)}/delete`);
    expect(deleted.data.ids).toHaveLength(all.length);
    expect((await post('selection/restore', { ids: deleted.data.ids.join() })).statusCode).toBe(200);
    expect(await reportsOf(older)).toEqual(all);
  });

  it('[AMB-65] [S16] is assigned by hand; what else the body holds is ignored', async () => {
    const [report] = await reportsOf(oldest);
    const id = report?.id ?? '';
    const fields = { restaurant_id: '1', user_id: '2', url: 'https://evil.example', restaurant_name: 'x' };
    expect((await post(`${id}/assign`, fields)).statusCode).toBe(200);
    expect((await reportsOf(oldest))[0]).toMatchObject({
      restaurant_id: 1,
      restaurant_name: 'Restaurante 1',
    });
    expect((await post(`${id}/assign`, { restaurant_id: '999' })).error?.code).toBe('restaurant_not_found');
    expect((await get(`report/user/${Role.Administrator}`, administrator)).total).toBe(0);
  });
});
