import { bundle } from '../build/bundle.mjs';
import { fileChecks } from '../build/entries.mjs';

/** Jest's global set-up: specs start the file check process. */
export default async function beforeSpecs() {
  await bundle(fileChecks);
}
