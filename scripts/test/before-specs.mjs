import { bundle } from '../build/bundle.mjs';
import { fileChecks } from '../build/entries.mjs';

/** Jest's global set-up: specs start the process that checks files. */
export default async function beforeSpecs() {
  await bundle(fileChecks);
}
