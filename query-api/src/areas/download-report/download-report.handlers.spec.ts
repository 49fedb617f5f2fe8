import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { downloadDays, downloadReportQueries } from '@portal/contracts/areas/download-report';
import { aResource, aResourceDocument, resources } from '@portal/contracts/areas/resources';
import { aRestaurant, restaurants } from '@portal/contracts/areas/restaurants';
import { aSection, sections } from '@portal/contracts/areas/sections';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { downloadReportHandlers } from './download-report.handlers';

const { GetDownloadReport, GetDownloadSummary } = downloadReportQueries;

const { sectionId, ...menus } = aSection({ name: 'Menús' });
const { restaurantId, ...gran } = aRestaurant({ restaurantId: 3, name: 'Gran Vía' });

async function report() {
  const views = await viewsHolding(
    [
      downloadDays,
      [
        { id: '2025-12-31', counts: { 7: { 3: 100 } } },
        { id: '2026-11-01', counts: { 7: { 3: 2, 4: 1 }, 8: { 0: 1 } } },
        { id: '2026-11-20', counts: { 8: { 3: 5 }, 9: { 4: 1 }, 99: { 0: 1 } } },
      ],
    ],
    [
      resources,
      [
        aResourceDocument(aResource({ resourceId: 7, name: 'Cartel' })),
        aResourceDocument(aResource({ resourceId: 8, name: 'Ábaco', thumb: null })),
        aResourceDocument(aResource({ resourceId: 9, name: 'Retirado' }), { deleted: true }),
      ],
    ],
    [sections, [{ ...menus, id: sectionId }]],
    [restaurants, [{ ...gran, id: restaurantId }]],
  );
  return asking(downloadReportHandlers, askedBy(views, { person: testPerson(Role.Administrator) }));
}
const november = { start: '2026-11-01', end: '2026-11-30' };
const names = ({ data }: { data: readonly { name: string }[] }) => data.map(({ name }) => name);

describe('the download report', () => {
  it('[R-IMP-10] [R-API-119] has a line for each resource, with place, preview, name, section and downloads', async () => {
    const { ask } = await report();
    const { data, total } = await ask(GetDownloadReport, november);
    expect(data[0]).toEqual({
      pos: 1,
      id: 8,
      name: 'Ábaco',
      reference: 'REF-0008',
      link: '/nacional/menus/menu-del-dia-8',
      thumb: '',
      section: { id: 1, name: 'Menús', type: 1 },
      deleted: false,
      downloads: 6,
      restaurants: 1,
    });
    expect(data[1]).toMatchObject({
      pos: 2,
      id: 7,
      thumb: `/api/resource/7/thumb?v=${'a'.repeat(32)}`,
      downloads: 3,
      restaurants: 2,
    });
    expect(total).toBe(4);
  });

  it('[R-IMP-10] [R-IMP-11] counts any period, both of its days included', async () => {
    const { ask } = await report();
    const counts = async (start: string, end: string) =>
      (await ask(GetDownloadReport, { start, end })).data.map(({ id, downloads }) => [id, downloads]);
    expect(await counts('01-11-2026', '2026-11-01')).toEqual([
      [7, 3],
      [8, 1],
    ]);
    expect(await counts('2025-12-31', '2026-11-01')).toEqual([
      [7, 103],
      [8, 1],
    ]);
    expect(await counts('2026-11-02', '2026-11-19')).toEqual([]);
  });

  it('[R-IMP-10] names what was deleted since, and counts what nothing is known of', async () => {
    const { data } = await (await report()).ask(GetDownloadReport, november);
    expect(data.slice(2).map(({ id, name, link, deleted }) => [id, name, link, deleted])).toEqual([
      [99, '', '', true],
      [9, 'Retirado', '', true],
    ]);
  });

  it('[R-IMP-10] is sorted, searched and paged by the server; the place stays that by downloads', async () => {
    const { ask } = await report();
    expect(names(await ask(GetDownloadReport, { ...november, sort: 'name' }))).toEqual([
      '',
      'Ábaco',
      'Cartel',
      'Retirado',
    ]);
    const { data, total } = await ask(GetDownloadReport, { ...november, q: 'cart', sort: 'downloads' });
    expect([data.map(({ pos, id }) => [pos, id]), total]).toEqual([[[2, 7]], 1]);
    expect((await ask(GetDownloadReport, { ...november, q: '🙂' })).total).toBe(0);
    expect(names(await ask(GetDownloadReport, { ...november, size: 2, page: 2 }))).toEqual(['', 'Retirado']);
    expect(names(await ask(GetDownloadReport, { ...november, sort: 'downloads', size: 1 }))).toEqual([
      'Retirado',
    ]);
    expect((await ask(GetDownloadReport, { ...november, size: -1 })).data).toHaveLength(4);
  });

  it('[R-IMP-10] adds the period up: day by day, by what was downloaded most and by who downloaded most', async () => {
    const { data } = await (await report()).ask(GetDownloadSummary, november);
    expect(data).toEqual({
      ...november,
      downloads: 11,
      resources: 4,
      days: [
        { day: '2026-11-01', downloads: 4 },
        { day: '2026-11-20', downloads: 7 },
      ],
      top: [
        { id: 8, name: 'Ábaco', downloads: 6 },
        { id: 7, name: 'Cartel', downloads: 3 },
        { id: 99, name: '', downloads: 1 },
        { id: 9, name: 'Retirado', downloads: 1 },
      ],
      restaurants: [
        { id: 3, name: 'Gran Vía', downloads: 7 },
        { id: 0, name: '', downloads: 2 },
        { id: 4, name: '', downloads: 2 },
      ],
    });
  });
});
