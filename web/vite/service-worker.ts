import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Adds the list of the build's files. The server writes the manifest, for its title. */
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
