import { readdirSync } from 'node:fs';

/** Areas without contracts. */
const screensAlone = ['partner-reports'];

/** Area folders in contracts; prefixes of stream names and message keys. */
export const areas = Object.freeze([
  ...readdirSync(new URL('../../contracts/src/areas', import.meta.url)),
  ...screensAlone,
]);
