import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const house = `http://localhost:${process.env.PORT ?? 3000}`;
const served = ['/api', '/socket.io', '/livez', '/readyz'];

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    sourcemap: 'hidden',
    // The content security policy allows no data: URLs, so that nothing may be inlined.
    assetsInlineLimit: 0,
    // The browsers that read ES2022 preload modules themselves; the polyfill would only weigh on the first load.
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: house, ws: path === '/socket.io' }])),
  },
});
