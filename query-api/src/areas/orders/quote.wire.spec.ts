import { expect, it } from '@jest/globals';
import { type DocumentOf, Role } from '@portal/contracts';
import { aQuoteLine, type orderWork, orderWorkSchema } from '@portal/contracts/areas/orders';
import { quotesOnWire } from './quote.wire';

type Quote = DocumentOf<typeof orderWork>['quotes'][number];

const at = '2026-11-20T10:00:00.000Z';
const byAgency = { at, by: 1, role: Role.Administrator };
const byRestaurant = { at, by: 13, role: Role.Manager };
const names = new Map([[1, 'Marta Soler']]);
const quote = (version: number, overrides: Partial<Quote> = {}): Quote => ({
  version,
  state: 'superseded',
  lines: [aQuoteLine('ES')],
  total: 6050,
  note: 'Con montaje',
  validUntil: '2026-12-31',
  sent: byAgency,
  decided: null,
  talk: [],
  ...overrides,
});

it('[R-ORD-19] [S18] quotes are newest first, with today’s names and sides, and no name of erased people', () => {
  const asked = { ...byRestaurant, text: '¿Incluye el envío?' };
  const second = quote(2, {
    state: 'refused',
    decided: { ...byRestaurant, text: 'Caro' },
    talk: [asked, { ...byAgency, text: 'Sí' }],
  });
  const document = { id: 'order', restaurantId: 1, quotes: [quote(1), second], pieces: [] };
  const shown = quotesOnWire(document, (id) => names.get(id ?? 0) ?? '');
  expect(orderWorkSchema.shape.quotes.parse(shown)).toEqual(shown);
  const sent = { at, name: 'Marta Soler', side: 'agency' };
  const restaurant = { at, name: '', side: 'restaurant' };
  const [newest, oldest] = shown;
  expect(newest).toEqual({
    version: 2,
    state: 'refused',
    lines: [aQuoteLine('ES')],
    total: 6050,
    valid_until: '2026-12-31',
    note: 'Con montaje',
    sent,
    decided: { ...restaurant, text: 'Caro' },
    talk: [
      { ...restaurant, text: '¿Incluye el envío?' },
      { ...sent, text: 'Sí' },
    ],
  });
  expect([oldest?.version, oldest?.state, oldest?.decided]).toEqual([1, 'superseded', null]);
});
