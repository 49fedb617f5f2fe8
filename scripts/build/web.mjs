import { existsSync } from 'node:fs';
import { UsageError } from '../run/arguments.mjs';
import { inRoot, root } from '../run/root.mjs';
import { writeCompressedTwins } from './compress.mjs';
import { drawScreens } from './draw-screens.mjs';
import { web } from './entries.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inlineFirst } from './inline-first.mjs';
import { bundleServiceWorker } from './service-worker.mjs';
import { whenStale } from './stamp.mjs';

/** @returns {Promise<boolean>} */
export function buildWeb() {
  if (!existsSync(inRoot('web/index.html')))
    throw new UsageError('cannot build the web app: web/index.html is missing');
  return whenStale(inRoot(`${web.out}.stamp`), fingerprint(root, web.sources), async () => {
    const { build } = await import('vite');
    const { NODE_ENV } = process.env;
    // Under Jest's `test`, Vite bundles React's development build.
    process.env.NODE_ENV = 'production';
    await build({ root: inRoot('web'), logLevel: 'warn', configLoader: 'runner' });
    await bundleServiceWorker(inRoot(web.out));
    inlineFirst(inRoot(web.out));
    await drawScreens(inRoot(web.out));
    // Child processes inherit the original value.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    await writeCompressedTwins(inRoot(web.out));
  });
}
