import { type Labels, type Language, type Market, marketRecords } from '../../kernel';

interface Row {
  readonly id: number;
  readonly name: string;
}

/** Regions by wire code, without `noRegion` (R-ENT-03, AMB-01). */
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

/** Restaurants of no region (R-ENT-03, AMB-88). */
export const noRegion = {
  id: -1,
  label: { CAST: 'Sin zona', CAT: 'Sense zona', PT: 'Sem região' } satisfies Labels,
};

/** All regions that a restaurant can have, the last one is none. */
export const regionRows = (market: Market, language: Language): readonly Row[] => [
  ...restaurantRegions[market],
  { id: noRegion.id, name: noRegion.label[language] },
];

/** `''` for a number that is no region. Only "none" depends on the language. */
export const regionName = (
  market: Market,
  region: number,
  language = marketRecords[market].defaultLanguage,
): string => regionRows(market, language).find(({ id }) => id === region)?.name ?? '';
