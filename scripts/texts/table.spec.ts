import { describe, expect, it } from '@jest/globals';
import { exportTexts, importTexts } from './table.mjs';

const csv = exportTexts();
const written: [file: string, content: string][] = [];
const read = (table: string) => importTexts(table, (file, content) => void written.push([file, content]));

describe('the table of texts for translators', () => {
  it('names set, key and the files that show a text, in three languages', () => {
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe('\ufeff"set";"key";"context";"es";"ca";"pt"');
    expect(lines.length).toBeGreaterThan(3_000);
    const found = lines.find((line) => line.startsWith('"web/src/areas/sliders/texts";"search"'));
    expect(found).toContain('sliders.admin.tsx');
    const portuguese = lines.find((line) => line.startsWith('"web/src/areas/cart/texts/phone";"title"'));
    expect(portuguese).toContain('"";"";"Falta o seu telefone"');
  });

  it('changes nothing when imported unchanged', () => expect(read(csv)).toBe(0));

  it('writes the language that a translator changed, and no other', () => {
    expect(read(csv.replace('"Falta o seu telefone"', '"Falta o telefone"'))).toBe(1);
    expect(written).toHaveLength(1);
    expect(written[0]?.[0]).toMatch(/cart\/texts\/phone\/pt\.json$/);
    expect(written[0]?.[1]).toContain('"title": "Falta o telefone"');
  });

  it.each([
    [
      'a text that is not there',
      '"web/src/areas/cart/texts";"no.such";"";"a";"a";"a"',
      'there is no such text',
    ],
    ['an empty one', '"web/src/areas/cart/texts/phone";"title";"";"";"";""', 'is empty'],
    [
      'a lost placeholder',
      '"web/src/areas/cart/texts";"fiscal.title";"";"Datos";"Dades";"Dados"',
      'fiscal.title ca',
    ],
    [
      'a broken message',
      '"web/src/areas/cart/texts";"fiscal.title";"";"{name";"{name}";"{name}"',
      'no ICU message',
    ],
  ])('refuses %s and writes nothing', (_, row, complaint) => {
    written.length = 0;
    const table = `"set";"key";"context";"es";"ca";"pt"\r\n${row}`;
    expect(() => read(table)).toThrow(complaint);
    expect(written).toEqual([]);
  });
});
