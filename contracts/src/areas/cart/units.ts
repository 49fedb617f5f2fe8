/** The choice that reveals a free text for the units (R-WIZ-17). */
export const personalisedScale = '-1';

/** Units-scale choices in display order (R-WIZ-16, AMB-54). */
export const unitsScale: readonly string[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '250 - 500',
  '500 - 1000',
  '1000 - 2000',
  '2000 - 3000',
  '3000 - 4000',
  '4000 - 5000',
  personalisedScale,
];

/** Adaptation prices shown in ES, in euro; complex changes are priced on request (R-WIZ-13, R-CON-11). */
export const adaptationPrices = { text: 20, signal: 35, double: 35, triple: 60 } as const;
