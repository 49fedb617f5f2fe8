import type { World } from '../../example-world';
import type { Market, ExamplesOf } from '../../kernel';
import type { cartUploads, syncedCartCommands, syncedCartQueries } from './cart.contract';
import { type CartEntry, newEntry, type ReusedArt } from './cart-entry.rules';
import { Method, notChosen } from './formats.rules';

/** An untouched entry for a poster (format 1). */
export function anEntry(overrides: Partial<CartEntry> = {}): CartEntry {
  const from = {
    file: 1,
    filename: 'Menú del día',
    reference: 'REF-0001',
    link: '/nacional/menus/menu-del-dia',
    image: '/api/resource/1/thumb?v=1',
    type: 1,
  };
  return { ...newEntry(from), ...overrides };
}

/** Of the first piece of `anOrderPlaced`. */
export const aReusedArt = (overrides: Partial<ReusedArt> = {}): ReusedArt => ({
  order_id: '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11',
  number: 7,
  at: 0,
  files: [{ key: 'a'.repeat(32), filename: 'cartel-v2.pdf', contentType: 'application/pdf' }],
  ...overrides,
});

/** Complete: a window vinyl (format 4) from a poster, for restaurant 1. */
export function aCompleteEntry(market: Market, overrides: Partial<CartEntry> = {}): CartEntry {
  const entry = anEntry({ to: { file: 4, filename: '100x150', size: '' }, billed: 1, shipped: 1 });
  const byMarket: Readonly<Record<Market, Partial<CartEntry>>> = {
    ES: {
      units: 2,
      units_scale: '2',
      params: { ...entry.params, q1: 'Abierto hasta las 2', q4: 'vinyl', q5: 'window' },
    },
    PT: {
      method: Method.Adaptation,
      shipped: notChosen,
      custom: {
        ...entry.custom,
        restaurant: 'Restaurante Lisboa Baixa',
        price: '4,95 €',
        legal: 'Preço válido até ao fim da campanha.',
        others: 'Aberto até às 2h',
        direction: { value: 2, text: 'Direita', image: 'right' },
      },
    },
  };
  return { ...entry, ...byMarket[market], ...overrides };
}

const device = 'a1b2c3d4e5f60718';
const id = '1763640000000';

export const cartExamples: ExamplesOf<
  typeof cartUploads & typeof syncedCartCommands & typeof syncedCartQueries,
  World
> = {
  UploadCustomFile: () => ({}),
  UploadImage: () => ({}),
  UploadTemporaryFile: () => ({ area: 'temp' }),
  SaveCartEntry: ({ restaurantId }) => ({
    id,
    version: 0,
    device,
    entry: anEntry({ units: 100, restaurant_id: restaurantId }),
    changed_at: '2026-11-20T09:00:00.000Z',
  }),
  RemoveCartEntry: () => ({ id, version: 1, device }),
  GetMyCart: () => ({}),
};
