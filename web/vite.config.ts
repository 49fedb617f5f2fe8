import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig, loadEnv } from 'vite';
import { compileMessages } from './vite/compile-messages';
import { fillPage } from './vite/fill-page';
import { firstChunks, isFirst } from './vite/first-chunks';
import { lightContracts } from './vite/light-contracts';
import { serviceWorker } from './vite/service-worker';
import { unusedParts } from './vite/unused-parts';

const environment = loadEnv('', '.', ['PORTAL_URL', 'MARKET']);
/** Where `npm run dev` finds the portal while this server serves the modules. */
const portal = environment['PORTAL_URL'] ?? 'http://localhost:3000';

/** React Router ships its build without developers' warnings beside the other one, and exports only that. */
const routerBuild = new URL('../node_modules/react-router/dist/production/', import.meta.url).pathname;

/** pdf.js asks for its decoders by their own names; all else is named after its content. */
const assetName = ({ originalFileNames: [file = ''] }: { originalFileNames: readonly string[] }) =>
  /pdfjs-dist\/(?:wasm|iccs)\//.test(file)
    ? `assets/pdfjs-${pdfjs.version}/[name][extname]`
    : 'assets/[name]-[hash][extname]';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    lightContracts(),
    compileMessages(),
    unusedParts(),
    fillPage(environment['MARKET'] ?? 'ES'),
    ...(isSsrBuild === true ? [] : [serviceWorker()]),
  ],
  resolve: {
    tsconfigPaths: true,
    // Messages are compiled at build time, so the parser of ICU texts stays at home.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
          ]
        : []),
    ],
  },
  server: {
    port: 5173,
    // The host stays as the browser knows it: the portal compares it with where a login comes from.
    proxy: { '/api': { target: portal, changeOrigin: false }, '/socket.io': { target: portal, ws: true } },
  },
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2023',
    // A preload polyfill would be an inline script, and fonts as data URLs would need a hole in the policy.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: isSsrBuild !== true,
    reportCompressedSize: true,
    rolldownOptions: {
      // The entry's name is the name of the build (`src/shell/version`).
      output: {
        ...(isSsrBuild === true
          ? {}
          : {
              entryFileNames: 'assets/portal-[hash].js',
              // The first script lists the files of all others: short names make it smaller.
              chunkFileNames: ({ name }) => (isFirst(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
              assetFileNames: assetName,
              codeSplitting: { groups: firstChunks },
            }),
      },
    },
  },
}));
