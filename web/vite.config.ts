import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig, loadEnv } from 'vite';
import { compileMessages } from './vite/compile-messages';
import { fillPage } from './vite/fill-page';
import { firstChunks, isFirst } from './vite/first-chunks';
import { lightContracts } from './vite/light-contracts';
import { unusedParts } from './vite/unused-parts';

const environment = loadEnv('', '.', ['PORTAL_URL', 'MARKET']);
/** Proxied by `npm run dev`. */
const portal = environment['PORTAL_URL'] ?? 'http://localhost:3000';

/** React Router does not export its build without warnings. */
const routerBuild = new URL('../node_modules/react-router/dist/production/', import.meta.url).pathname;

/** pdf.js loads decoders by name. */
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
  ],
  resolve: {
    tsconfigPaths: true,
    // Messages are compiled: no ICU parser.
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
    // The portal compares the host with the login's origin.
    proxy: { '/api': { target: portal, changeOrigin: false }, '/socket.io': { target: portal, ws: true } },
  },
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy forbids inline scripts and data URLs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: isSsrBuild !== true,
    reportCompressedSize: true,
    rolldownOptions: {
      // It names the build (`src/shell/version`).
      output: {
        ...(isSsrBuild === true
          ? {}
          : {
              entryFileNames: 'assets/portal-[hash].js',
              // The first script lists all files: short names.
              chunkFileNames: ({ name }) => (isFirst(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
              assetFileNames: assetName,
              codeSplitting: { groups: firstChunks },
            }),
      },
    },
  },
}));
