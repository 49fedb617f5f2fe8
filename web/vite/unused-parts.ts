import type { Plugin } from 'vite';

const nothing = '\0unused-part';
const buttons = /\/(?:Button|IconButton|ButtonBase)\/[^/]+\.mjs$/;

/**
 * Parts of MUI's buttons that the house style never shows: they do not ripple (`src/app/theme`), and they say that they
 * are busy in words instead of a spinner. Their code stays at home.
 */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(?:TouchRipple|CircularProgress\/index)\.mjs$/ },
      handler: (_source, importer) => (importer !== undefined && buttons.test(importer) ? nothing : null),
    },
    load: {
      filter: { id: /unused-part$/ },
      handler: () => 'export default () => null;',
    },
  };
}
