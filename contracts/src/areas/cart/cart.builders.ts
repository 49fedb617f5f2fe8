import type { Market } from '../../kernel';
import { type CartEntry, Method, newEntry, notChosen } from './cart-entry';

/** For tests: an untouched cart entry for a poster (format 1). */
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

/**
 * For tests: a complete entry: a shop-window vinyl (format 4: sizes and questions) made from a poster, billed and
 * shipped to restaurant 1.
 */
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
