// npm run dev: Vite serves the web app and proxies the rest.
import { spawn } from 'node:child_process';
import { bundleOptions } from './build/bundle.mjs';
import { standalone } from './build/entries.mjs';
import { install } from './build/install.mjs';
import { requireNode } from './build/node-version.mjs';
import { readArguments } from './run/arguments.mjs';
import { endingWithUs } from './run/process.mjs';
import { inRoot, root } from './run/root.mjs';
import { script } from './run/script.mjs';

/** Starts the next portal after the old one has drained. */
function restarter() {
  /** @type {import('node:child_process').ChildProcess | null} */
  let running = null;
  const open = () => {
    const child = spawn(process.execPath, ['--enable-source-maps', '.build/standalone/main.js'], {
      ...endingWithUs(),
      cwd: root,
    });
    child.on('exit', () => (running = running === child ? null : running));
    running = child;
  };
  const close = async () => {
    const child = running;
    if (!child) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exited;
  };
  return { restart: () => close().then(open), close };
}

await script(async () => {
  readArguments({});
  requireNode();
  await install();
  process.env.PORTAL_CHECK_EVENTS ??= '1';
  const [esbuild, vite] = await Promise.all([import('esbuild'), import('vite')]);
  const child = restarter();
  const restartAfterBuild = {
    name: 'restart-the-portal',
    /** @param {import('esbuild').PluginBuild} build */
    setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? child.restart() : undefined)),
  };
  const options = bundleOptions(standalone);
  const context = await esbuild.context({
    ...options,
    plugins: [...(options.plugins ?? []), restartAfterBuild],
  });
  await context.watch();
  process.env.PORTAL_URL ??= `http://localhost:${process.env.PORT ?? 3000}`;
  const server = await vite.createServer({ root: inRoot('web'), configLoader: 'runner' });
  await server.listen();
  server.printUrls();
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await Promise.all([server.close(), context.dispose(), child.close()]);
});
