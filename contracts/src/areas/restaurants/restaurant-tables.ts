import type { Market } from '../../kernel';

interface Row {
  readonly id: number;
  readonly name: string;
}

/** Regions by wire code (R-ENT-03, AMB-01). -1 is "none" and not listed. */
export const restaurantRegions: Readonly<Record<Market, readonly Row[]>> = {
  ES: [
    { id: 1, name: 'Nor Oeste' },
    { id: 2, name: 'Centro' },
    { id: 3, name: 'Este' },
    { id: 4, name: 'Levante' },
    { id: 5, name: 'Sur' },
    { id: 6, name: 'McOpCo' },
  ],
  PT: [
    { id: 1, name: 'Norte' },
    { id: 2, name: 'Centro' },
    { id: 3, name: 'Lisboa' },
    { id: 4, name: 'Alentejo' },
    { id: 5, name: 'Algarve' },
    { id: 6, name: 'Ilhas' },
  ],
};

/** Restaurant types by wire code (R-ENT-04, AMB-02). */
export const restaurantTypes: readonly Row[] = [
  { id: 1, name: 'Mall' },
  { id: 2, name: 'InStore' },
  { id: 3, name: 'Free-Standing' },
  { id: 4, name: 'Easy' },
];

export function regionName(market: Market, region: number): string {
  return restaurantRegions[market].find((row) => row.id === region)?.name ?? '';
}
