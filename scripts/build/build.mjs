import { bundle } from './bundle.mjs';
import { apps, standalone } from './entries.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { buildWeb } from './web.mjs';

/** @returns {Promise<string[]>} */
export async function buildAll() {
  requireNode();
  const done = [];
  if (await install()) done.push('packages');
  if (await bundle(standalone)) done.push('standalone');
  if (await bundle(apps)) done.push('apps');
  if (await buildWeb()) done.push('web');
  return done;
}
