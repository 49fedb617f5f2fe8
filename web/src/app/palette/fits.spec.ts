import { expect, it } from '@jest/globals';
import { fits } from './fits';

it('a place fits by the beginnings of its words or but for a typo, and not by letters here and there', () => {
  expect(fits('Vallas direccionales', 'vinilo')).toBe(0);
  expect(fits('Quioscos y mesa', 'vinilo')).toBe(0);
  expect(fits('Vinilos de puerta', 'vinilo')).toBeGreaterThan(0);
  expect(fits('Pedidos /orders', 'pedidso')).toBeGreaterThan(0);
  expect(fits('Menús de otoño', 'otono menu')).toBeGreaterThan(0);
  expect(fits('Menús de otoño', 'otono carta')).toBe(0);
});
