import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type Market, Role } from '@portal/contracts';
import { aReusedArt } from '@portal/contracts/areas/cart';
import {
  anOrderedItem,
  type ArtFile,
  artDownloads,
  orders,
  orderWork,
  orderWorkQueries,
  proofDownloads,
} from '@portal/contracts/areas/orders';
import { sealArt } from '@portal/platform/session/selection-ticket';
import {
  askedBy,
  asking,
  opening,
  peopleNamed,
  testPerson,
  viewsHolding,
} from '@portal/platform/testing/query-kit';
import { orderWorkDownloadHandlers, orderWorkHandlers } from './order-work.handlers';

type OrderWorkDocument = DocumentOf<typeof orderWork>;

const id = '00000000-0000-4000-8000-000000000001';
const at = '2026-11-20T09:00:00.000Z';
const file = (n: number): ArtFile => ({
  key: String(n).padStart(32, '0'),
  filename: `prueba.pdf`,
  bytes: n,
  contentType: 'application/pdf',
});
const byAgency = { at, by: 2, role: Role.Administrator };
const byAna = { at, by: 12, role: Role.Franchisee };
const place = { file: file(1).key, page: 1, x: 0, y: 0 };
const until = '2028-11-20T09:00:00.000Z';
const remark = { ...byAna, id: 'r1', place, text: 'Más grande' };
const proof = { files: [file(1)], note: '', sent: byAgency, decided: null, remarks: [] };
const art = { files: [file(2)], until, isFinal: true };

const work: OrderWorkDocument = {
  id,
  restaurantId: 1,
  quotes: [],
  pieces: [
    {
      at: 1,
      proofs: [
        { ...proof, version: 1, state: 'changes', decided: { ...byAna, text: 'Otro' }, remarks: [remark] },
        { ...proof, version: 2, state: 'waiting' },
      ],
      art,
    },
  ],
};
const order = {
  id,
  number: 7,
  restaurantId: 1,
  deleted: false,
  items: [anOrderedItem('ES'), anOrderedItem('ES')],
};
const download = (n: number) => ({
  id: `event-${n}`,
  orderId: id,
  pieces: [1],
  at: new Date(Date.parse(at) + n * 1000).toISOString(),
  by: 12,
  role: Role.Franchisee,
});

interface Given {
  readonly found?: object;
  readonly documents?: readonly OrderWorkDocument[];
  readonly downloads?: number;
}
const views = ({ found = order, documents = [work], downloads = 0 }: Given = {}) =>
  viewsHolding(
    [orders, [found as { id: string }]],
    [orderWork, documents],
    [artDownloads, Array.from({ length: downloads }, (_, n) => download(n))],
    peopleNamed({ 2: 'Marta Agencia', 12: 'Ana' }),
  );
const ask = async (given: Given = {}, more: Parameters<typeof askedBy>[1] = {}) =>
  (
    await asking(orderWorkHandlers, askedBy(await views(given), more)).ask(orderWorkQueries.GetOrderWork, {
      id,
    })
  ).data;

describe('the work on an order', () => {
  it('[R-ORD-19] lists proofs by piece, newest first, with names and own remarks', async () => {
    const { pieces } = await ask();
    expect(pieces).toMatchObject([
      { proofs: [], art: [], art_until: null, is_final: false },
      {
        proofs: [
          { version: 2, state: 'waiting', sent: { at, name: 'Marta Agencia', side: 'agency' } },
          {
            version: 1,
            state: 'changes',
            decided: { name: 'Ana', side: 'restaurant', text: 'Otro' },
            remarks: [{ id: 'r1', is_own: true, name: 'Ana', place, text: 'Más grande' }],
          },
        ],
        art: [file(2)],
        art_until: until,
        is_final: true,
      },
    ]);
    const asUser = testPerson(Role.Franchisee, { ownUserId: 2, ownRole: Role.Administrator });
    const { pieces: seen } = await ask({}, { person: asUser });
    expect(seen[1]?.proofs[1]?.remarks[0]?.is_own).toBe(false);
  });

  it('is empty before the agency has sent something, and missing for others and once deleted', async () => {
    const nothing = { proofs: [], art: [], art_until: null, is_final: false };
    expect(await ask({ documents: [] })).toEqual({
      id,
      quotes: [],
      pieces: [nothing, nothing],
      downloads: [],
      may_approve: true,
    });
    const refused = async (given: Given, restaurants: number[]) =>
      asking(
        orderWorkHandlers,
        askedBy(await views(given), { person: testPerson(Role.Franchisee, { restaurants }) }),
      ).refused(orderWorkQueries.GetOrderWork, { id });
    expect(await refused({}, [2])).toBe('order_not_found');
    expect(await refused({ found: { ...order, deleted: true } }, [1])).toBe('order_not_found');
  });

  it('has no art after two years', async () => {
    const late = { now: () => new Date(until) };
    expect((await ask({}, late)).pieces[1]).toMatchObject({ art: [], art_until: null, is_final: false });
  });

  it('has the newest hundred downloads', async () => {
    const { downloads } = await ask({ downloads: 101 });
    expect(downloads).toHaveLength(100);
    expect(downloads[0]).toEqual({ at: download(100).at, name: 'Ana', side: 'restaurant', pieces: [1] });
  });

  it.each([
    [Role.Franchisee, true, true],
    [Role.Consultant, true, true],
    [Role.Manager, true, false],
    [Role.Administrator, false, false],
    [Role.Editor, false, false],
  ])('shows whether role %s may approve, by the rule of the deployment', async (role, may, mayStrictly) => {
    const context = askedBy(await views(), { person: testPerson(role) });
    const answers = await Promise.all(
      [true, false].map(async (managersApprove) => {
        const marketRecord = { ...context.marketRecord, managersApprove };
        const { data } = await asking(orderWorkHandlers, { ...context, marketRecord }).ask(
          orderWorkQueries.GetOrderWork,
          { id },
        );
        return data.may_approve;
      }),
    );
    expect(answers).toEqual([may, mayStrictly]);
  });
});

describe('files of proofs and finished art', () => {
  const open = async (key: string, given: Given = {}) =>
    opening(
      orderWorkDownloadHandlers,
      proofDownloads.OpenProofFile,
      { id, key },
      askedBy(await views(given)),
    );

  it('[W13] [W14] are opened through their order only, as attachments that are not cached', async () => {
    for (const n of [1, 2])
      expect(await open(file(n).key)).toEqual({
        key: file(n).key,
        filename: 'prueba.pdf',
        contentType: 'application/pdf',
        disposition: 'attachment',
        immutable: false,
      });
    expect(await open(file(3).key)).toBe('order_not_found');
    expect(await open(file(1).key, { found: { ...order, restaurantId: 9 } })).toBe('order_not_found');
  });

  it('[AMB-60] are opened through an order that is printed from them, also when they were replaced', async () => {
    const art = aReusedArt({ files: [{ ...file(5), filename: 'de-entonces.pdf' }] });
    const found = { ...order, items: [{ ...anOrderedItem('ES'), art }] };
    expect(await open(file(5).key, { found })).toMatchObject({
      key: file(5).key,
      filename: 'de-entonces.pdf',
    });
    expect(await open(file(5).key)).toBe('order_not_found');
    expect(await open(file(5).key, { found: { ...found, restaurantId: 9 } })).toBe('order_not_found');
  });

  it.each([
    ['ES', 'P-7.zip'],
    ['PT', 'O-7.zip'],
  ] as const)(
    '[W14] of several pieces are one archive in %s, named by order and piece',
    async (market, filename) => {
      const [piece] = work.pieces;
      const two = { ...work, pieces: [{ ...piece, at: 0, art: { ...art, files: [file(4)] } }, piece] };
      const context = askedBy(await views({ documents: [two as OrderWorkDocument] }), {
        market: market as Market,
      });
      const { userId, sessionId } = testPerson();
      const ticketFor = (pieces: number[]) =>
        sealArt(context.secrets, { orderId: id, pieces, userId, sessionId, until });
      const opened = (ticket: string, now = context.now) =>
        opening(orderWorkDownloadHandlers, proofDownloads.OpenArt, { ticket }, { ...context, now });
      expect(await opened(ticketFor([0, 1]))).toEqual({
        filename,
        archive: [
          { key: file(4).key, filename: '1 prueba.pdf' },
          { key: file(2).key, filename: '2 prueba.pdf' },
        ],
      });
      expect(await opened(ticketFor([1]))).toMatchObject({ archive: [{ filename: 'prueba.pdf' }] });
      expect(await opened(ticketFor([1]), () => new Date(until))).toBe('not_found');
      expect(await opened('made up')).toBe('not_found');
    },
  );
});
