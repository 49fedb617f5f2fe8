import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { compileMessages } from './vite/compile-messages';
import { fillPage } from './vite/fill-page';

const environment = loadEnv('', '.', ['HOUSE_URL', 'MARKET']);
/** Where `npm run dev` finds the house while this server serves the modules. */
const house = environment['HOUSE_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), compileMessages(), fillPage(environment['MARKET'] ?? 'ES')],
  resolve: {
    // Messages are compiled at build time, so the parser of ICU texts stays at home.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  server: {
    port: 5173,
    proxy: { '/api': house, '/socket.io': { target: house, ws: true } },
  },
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2023',
    // A preload polyfill would be an inline script, and fonts as data URLs would need a hole in the policy.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});
