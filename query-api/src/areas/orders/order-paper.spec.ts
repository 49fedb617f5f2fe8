import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, type Language, type Market, Role } from '@portal/contracts';
import { aReusedArt } from '@portal/contracts/areas/cart';
import {
  anOrderedItem,
  aQuoteLine,
  orderDownloads,
  orders,
  orderWork,
  quoteTotals,
  withoutWork,
} from '@portal/contracts/areas/orders';
import type { ContentAnswer } from '@portal/platform/http/serve-downloads';
import { askedBy, opening, peopleNamed, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { orderDownloadHandlers } from './orders.handlers';

type OrderDocument = DocumentOf<typeof orders>;
type WorkDocument = DocumentOf<typeof orderWork>;

const id = '00000000-0000-4000-8000-000000000001';
const restaurant = { by: 12, role: Role.Franchisee };
const agency = { by: 2, role: Role.Administrator };
const names = { 2: 'Marta Soler', 12: 'Nuria Vidal', 13: 'Íñigo Muñoz' };

const anOrder = (market: Market, overrides: Partial<OrderDocument> = {}): OrderDocument => {
  const items = overrides.items ?? [
    anOrderedItem(market),
    anOrderedItem(market, { filename: 'Carta de verano', reference: 'REF-0002' }),
  ];
  return {
    id,
    number: 7,
    name: 'Menú del día',
    date: '2026-11-20T08:30:00.000Z',
    status: 3,
    statusChangedAt: '2026-11-24T08:00:00.000Z',
    version: 0,
    userId: 12,
    restaurantId: 1,
    restaurantSite: '101',
    restaurantName: 'Gran Vía',
    restaurantRazon: 'Gran Vía Restauración SL',
    comments: '¿Llegará a tiempo?',
    contactName: 'Nuria Vidal',
    contactEmail: 'nuria.vidal@es.chain.example',
    contactPhone: '600 123 456',
    reference: '',
    link: '',
    items,
    itemCount: items.length,
    resourceIds: [1],
    references: ['REF-0001'],
    images: [],
    history: [
      { status: 1, at: '2026-11-20T08:30:00.000Z', ...restaurant },
      { status: 1, at: '2026-11-20T09:00:00.000Z', ...agency, kind: 'assigned', assigneeId: 2 },
      { status: 1, at: '2026-11-23T10:00:00.000Z', ...restaurant, kind: 'proof-approved', pieces: [0, 1] },
    ],
    assigneeId: 2,
    assigneeVersion: 1,
    contentVersion: 0,
    ...withoutWork('2026-11-20T08:30:00.000Z', items.length),
    neededBy: '2026-11-27',
    deleted: false,
    numberText: '7',
    ...overrides,
  };
};

const file = { key: 'a'.repeat(32), filename: 'menu-v2.pdf', bytes: 1000, contentType: 'application/pdf' };
const lines = [
  { text: 'Vinilo 100 × 70 cm', units: 1200, unit_price: 1250, vat_rate: 21 },
  { text: 'Libro de recetas', units: 3, unit_price: 333, vat_rate: 4 },
];

const work = (overrides: Partial<WorkDocument> = {}): WorkDocument => ({
  id,
  restaurantId: 1,
  quotes: [
    {
      version: 1,
      lines,
      total: quoteTotals(lines).total,
      note: 'Precio sin envío',
      state: 'accepted',
      validUntil: '2026-12-04',
      sent: { at: '2026-11-21T09:00:00.000Z', ...agency },
      decided: { at: '2026-11-22T09:00:00.000Z', ...restaurant, text: '' },
      talk: [],
    },
  ],
  pieces: [
    {
      at: 1,
      proofs: [
        {
          version: 2,
          files: [file],
          note: '',
          state: 'approved',
          sent: { at: '2026-11-22T09:00:00.000Z', ...agency },
          decided: { at: '2026-11-23T10:00:00.000Z', by: 13, role: Role.Manager, text: '' },
          remarks: [],
        },
      ],
      art: { files: [file], until: '2028-11-23T10:00:00.000Z', isFinal: false },
    },
  ],
  ...overrides,
});

/** Text of each page. */
async function textOf(content: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(content), useSystemFonts: true, verbosity: 0 });
  const document = await task.promise;
  const texts = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    }),
  );
  await task.destroy();
  return texts;
}

interface Reader {
  readonly market?: Market;
  readonly language?: Language;
  readonly lang?: Language;
  readonly people?: Readonly<Record<number, string>>;
  readonly restaurants?: readonly number[];
}

async function open(
  order: OrderDocument,
  done: readonly WorkDocument[],
  { market = 'ES', language, lang, people = names, restaurants = [1] }: Reader = {},
) {
  const views = await viewsHolding([orders, [order]], [orderWork, done], peopleNamed(people));
  const person = testPerson(Role.Franchisee, { restaurants });
  const context = askedBy(views, { market, person, ...(language && { language }) });
  const answer = await opening(orderDownloadHandlers, orderDownloads.OpenOrderPaper, { id, lang }, context);
  return answer as ContentAnswer | string;
}

async function paper(...asked: Parameters<typeof open>) {
  const answer = await open(...asked);
  if (typeof answer === 'string') throw new Error(answer);
  return { ...answer, pages: await textOf(answer.content) };
}

describe('the order on paper', () => {
  it('[R-ORD-02] has number, restaurant, days, what was asked and contact', async () => {
    const { pages, filename, contentType } = await paper(anOrder('ES'), []);
    expect({ filename, contentType }).toEqual({ filename: 'P-7.pdf', contentType: 'application/pdf' });
    const [text = ''] = pages;
    for (const part of [
      'Pedido #P-7',
      'LSM',
      '101 - Gran Vía',
      'Nuria Vidal · 09:30 20/11/2026',
      '27/11/2026',
      'En producción y entrega',
      '1. Menú del día · REF-0001',
      '2. Carta de verano · REF-0002',
      '¿Llegará a tiempo?',
      'nuria.vidal@es.chain.example',
      'Asignado a Marta Soler',
    ])
      expect(text).toContain(part);
    expect(pages.join('')).not.toContain('Presupuesto');
  });

  it('has the newest quote with VAT by rate, and who accepted it when', async () => {
    const text = (await paper(anOrder('ES'), [work()])).pages.join(' ');
    for (const part of [
      'Presupuesto · versión 1',
      'Aceptado · Nuria Vidal · 10:00 22/11/2026',
      '04/12/2026',
      'Precio sin envío',
      '1.200 12,50 € 21 % 15.000,00 €',
      'Base imponible 15.009,99 €',
      'IVA 21 % sobre 15.000,00 € 3.150,00 €',
      'IVA 4 % sobre 9,99 € 0,40 €',
      'Total 18.160,39 €',
    ])
      expect(text).toContain(part);
  });

  it('has who approved which version when, and the finished art', async () => {
    const text = (await paper(anOrder('ES'), [work()])).pages.join(' ');
    expect(text).toContain('Pruebas aprobadas');
    expect(text).toContain('2. Carta de verano · REF-0002 2 Íñigo Muñoz 11:00 23/11/2026');
    expect(text).toContain('menu-v2.pdf 2 23/11/2028');
    expect(text).toContain('Prueba aprobada: Menú del día, Carta de verano');
  });

  it.each([
    ['ES', 'Arte final Pedido #P-7, pieza 1: cartel-v2.pdf'],
    ['PT', 'Arte-final Pedido #O-7, peça 1: cartel-v2.pdf'],
  ] as const)('[AMB-60] has what a piece is printed from (%s)', async (market, line) => {
    const printed = anOrderedItem(market, { as_it_is: true, art: aReusedArt() });
    const order = anOrder(market, { items: [printed] });
    expect((await paper(order, [], { market })).pages.join(' ')).toContain(line);
    expect((await paper(anOrder(market), [], { market })).pages.join(' ')).not.toContain('cartel-v2.pdf');
  });

  it('[R-PLT-06] is in the language of its reader, or the one asked for', async () => {
    const text = async (reader: Reader) =>
      (await paper(anOrder(reader.market ?? 'ES'), [work()], reader)).pages.join(' ');
    expect(await text({ language: 'CAT' })).toContain('Comanda #P-7');
    expect(await text({ lang: 'CAT' })).toContain('Proves aprovades');
    const portuguese = await text({ market: 'PT', lang: 'CAT' });
    for (const part of ['Pedido #O-7', 'Em produção e entrega', 'Aceite', '15 000,00 €'])
      expect(portuguese).toContain(part);
  });

  it('[S18] names no erased people', async () => {
    const contact = { contactName: '', contactEmail: '', contactPhone: '' };
    const text = (
      await paper(anOrder('ES', contact), [work()], { people: { 2: 'Marta Soler', 12: '', 13: '' } })
    ).pages.join(' ');
    expect(text).toContain('Aceptado · 10:00 22/11/2026');
    expect(text).toContain('Marta Soler (agencia)');
    expect(text).not.toMatch(/Nuria|Íñigo|Contacto/);
  });

  it('[R-ROL-08] does not exist for others, nor once it is deleted', async () => {
    expect(await open(anOrder('ES'), [], { restaurants: [2] })).toBe('order_not_found');
    expect(await open(anOrder('ES', { deleted: true }), [])).toBe('order_not_found');
  });

  it('is written for any input: letters that the font lacks are replaced', async () => {
    const comments = 'Ñandú 日本 Ǻ 😀 “fi” \u202eoculto\u0000 fin\n\tdos';
    const { pages } = await paper(anOrder('ES', { comments }), []);
    expect(pages[0]).toContain('Ñandú ?? A ?');
    expect(pages[0]).toContain('“fi” oculto fin dos');
    const long = await paper(anOrder('ES', { comments: 'x'.repeat(2000) }), []);
    expect(
      long.pages
        .join('')
        .match(/x{20,}/g)
        ?.join(''),
    ).toHaveLength(2000);
  });

  it('gives the same bytes for the same order', async () => {
    const once = await paper(anOrder('ES'), [work()]);
    const again = await paper(anOrder('ES'), [work()]);
    expect(Buffer.from(again.content).equals(Buffer.from(once.content))).toBe(true);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'has the whole quote on the page of its heading, below %i pieces',
    async (count) => {
      const items = Array.from({ length: count }, () => anOrderedItem('ES'));
      const { pages } = await paper(anOrder('ES', { items }), [work()]);
      const of = (words: string) => pages.findIndex((text) => text.includes(words));
      expect(of('Presupuesto · versión 1')).toBeGreaterThanOrEqual(0);
      expect([of('Concepto'), of('Total 18.160,39 €')]).toEqual(Array(2).fill(of('Presupuesto · versión 1')));
    },
  );

  const largest = () => {
    const item = anOrderedItem('ES');
    const items = Array.from({ length: 50 }, (_, at) => ({ ...item, filename: `Menú número ${at + 1}` }));
    const [quote] = work().quotes;
    const [proved] = work().pieces;
    if (!quote || !proved) throw new Error('no sample');
    const quotes = Array.from({ length: 20 }, (_, at) => ({
      ...quote,
      version: at + 1,
      lines: Array.from({ length: 50 }, () => aQuoteLine('ES')),
    }));
    const done = work({ quotes, pieces: items.map((_, at) => ({ ...proved, at })) });
    return [anOrder('ES', { items }), [done]] as const;
  };

  it('numbers its pages; fifty pieces and twenty quotes take at most 300 ms of processor time', async () => {
    await open(...largest());
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const before = process.cpuUsage();
      await open(...largest());
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    expect(Math.min(...times)).toBeLessThan(300);
    const { pages } = await paper(...largest());
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((text, at) => expect(text).toContain(`${at + 1} / ${pages.length}`));
    expect(pages.join(' ')).toContain('50. Menú número 50');
    expect(pages.join(' ')).toContain('Presupuesto · versión 20');
  });
});
