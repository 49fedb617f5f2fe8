import type { SizeGroup } from './formats';

/** A size of the production catalogue (R-WIZ-28), in millimetres, or pixels for the digital group. */
export interface Size {
  /** Wire key (`to.filename`). */
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** `true` only for the entry that asks for a free text (R-WIZ-04). */
  readonly custom: boolean;
}

const size = (id: string, name: string, width: number, height: number): Size => ({
  id,
  name,
  width,
  height,
  custom: false,
});

/** The entry "another size" that ends every group; its name is a message of the web. */
export const customSizeId = 'custom';
const another: Size = { id: customSizeId, name: '', width: 1, height: 1, custom: true };

export const sizeCatalogue: Readonly<Record<SizeGroup, readonly Size[]>> = {
  1: [
    size('a4', 'A4 · 210 × 297 mm', 210, 297),
    size('a3', 'A3 · 297 × 420 mm', 297, 420),
    size('50x70', '50 × 70 cm', 500, 700),
    size('70x100', '70 × 100 cm', 700, 1000),
    size('tray', '38 × 27 cm', 380, 270),
    size('tent', '10 × 15 cm', 100, 150),
    another,
  ],
  2: [
    size('100x150', '100 × 150 cm', 1000, 1500),
    size('150x200', '150 × 200 cm', 1500, 2000),
    size('200x100', '200 × 100 cm', 2000, 1000),
    size('300x100', '300 × 100 cm', 3000, 1000),
    size('rollup', '85 × 200 cm', 850, 2000),
    another,
  ],
  3: [
    size('a5', 'A5 · 148 × 210 mm', 148, 210),
    size('dl', 'DL · 99 × 210 mm', 99, 210),
    size('a6', 'A6 · 105 × 148 mm', 105, 148),
    size('4x3', '4 × 3 m', 4000, 3000),
    size('8x3', '8 × 3 m', 8000, 3000),
    size('half-page', '254 × 195 mm', 254, 195),
    another,
  ],
  4: [
    size('1080x1080', '1080 × 1080 px', 1080, 1080),
    size('1080x1350', '1080 × 1350 px', 1080, 1350),
    size('1080x1920', '1080 × 1920 px', 1080, 1920),
    size('1920x1080', '1920 × 1080 px', 1920, 1080),
    size('970x250', '970 × 250 px', 970, 250),
    another,
  ],
};

export function sizeOf(group: SizeGroup | null, id: string | null | undefined): Size | undefined {
  return group === null ? undefined : sizeCatalogue[group].find((candidate) => candidate.id === id);
}
