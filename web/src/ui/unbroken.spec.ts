import { describe, expect, it } from '@jest/globals';
import { unbroken } from './unbroken';

describe('a name with a size or a moment in it', () => {
  it.each([
    ['La Brava · Cartel 50 × 70 cm', 'La Brava_· Cartel 50_×_70_cm'],
    ['Pantalla de menú 1920 x 1080 px y 2 piezas más', 'Pantalla de menú 1920_x_1080_px y 2 piezas más'],
    ['Tarjeta 8,5 × 5,5 cm', 'Tarjeta 8,5_×_5,5_cm'],
    ['Valla 8 × 3 m', 'Valla 8_×_3_m'],
    ['2 menús, 3 meses', '2 menús, 3 meses'],
    ['Cartel A3', 'Cartel A3'],
    ['Alta · 09:30 20/11/2026', 'Alta_· 09:30_20/11/2026'],
  ])('does not end a line inside of it: %s', (name, shown) => {
    expect(unbroken(name).replaceAll('\u00a0', '_')).toBe(shown);
  });

  it('begins no line with the dot between two words', () => {
    expect(unbroken('Tostada · Vale · A3')).toBe('Tostada\u00a0· Vale\u00a0· A3');
  });

  it('keeps its length, so that its marks stay in place', () => {
    const name = 'Cartel 50 × 70 cm';
    expect(unbroken(name)).toHaveLength(name.length);
  });
});
