import { readdirSync } from 'node:fs';

/** Areas that are screens alone, and declare nothing in contracts. */
const screensAlone = ['partner-reports'];

/** The areas by their folders in contracts; stream names and message keys use these and no others. */
export const areas = Object.freeze([
  ...readdirSync(new URL('../../contracts/src/areas', import.meta.url)),
  ...screensAlone,
]);
