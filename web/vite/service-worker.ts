import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * Builds `worker/sw.ts` into `sw.js` and writes into it the list of all files of the build. The manifest is not made
 * here: its title is the deployment's, so that the server fills it in.
 */
export const serviceWorker = (): PluginOption =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    manifest: false,
    injectRegister: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/*', '*.{js,css,svg}'],
      globIgnores: ['sw.js', '**/*.{br,gz}'],
    },
  });
