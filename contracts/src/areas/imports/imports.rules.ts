/** How long the file of an import, its report and its difference are kept, in days (R13). */
const importFileDays = 30;
const dayMilliseconds = 86_400_000;

/** When the files of an import are removed. @param checkedAt ISO 8601 UTC */
export const importFileExpiry = (checkedAt: string): string =>
  new Date(Date.parse(checkedAt) + importFileDays * dayMilliseconds).toISOString();

/** How many imports back an import can be undone, place by place. */
export const keptFigureVersions = 12;

/**
 * Regions by the names that they had at first, when 1 was Este, 2 Levante, 3 Centro, 4 Sur, and 5 and 6 were run by the
 * company: spreadsheets of then are understood (AMB-01).
 */
export const legacyRegionNames: Readonly<Record<string, number>> = {
  Este: 3,
  Levante: 4,
  Centro: 2,
  Sur: 5,
  'Company-operated': 6,
  'Company operated': 6,
};
