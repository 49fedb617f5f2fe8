import type { Plugin } from 'vite';

const nothing = '\0unused-part';
const buttons = /\/(?:Button|IconButton|ButtonBase)\/[^/]+\.mjs$/;

/**
 * Parts of packages that nothing here uses and no bundler can tell. MUI's buttons do not ripple (`src/core/theme`), and
 * they say that they are busy in words instead of a spinner; nobody wraps components as `injectIntl` and `withTheme` do.
 */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(?:TouchRipple|CircularProgress\/index)\.mjs$|^hoist-non-react-statics$/ },
      handler: (source, importer) =>
        source === 'hoist-non-react-statics' || buttons.test(importer ?? '') ? nothing : null,
    },
    load: {
      filter: { id: /unused-part$/ },
      handler: () => 'export default () => null;',
    },
  };
}
