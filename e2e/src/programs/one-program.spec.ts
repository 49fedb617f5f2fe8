import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@portal/platform/testing/free-port';
import { checkout } from './checkout';
import { buildPortal, emptyDataDir, type PortalProcess, startPortal, startRefused } from './portal-process';
import { isRunning, treeOf } from './process-tree';

/* One program per data folder, ending with its parent. */

jest.setTimeout(120_000);

const orphanMilliseconds = 3_000;

describe('one data folder', () => {
  let DATA_DIR: string;
  let started: ChildProcess[];
  beforeAll(buildPortal, 240_000);
  beforeEach(() => {
    DATA_DIR = emptyDataDir();
    started = [];
  });
  afterEach(async () => {
    for (const child of started) if (child.pid !== undefined) treeOf(child.pid).forEach(kill);
    rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 5 });
  });
  const kill = (pid: number) => isRunning(pid) && process.kill(pid, 'SIGKILL');

  async function open(): Promise<PortalProcess> {
    const portal = await startPortal({ DATA_DIR });
    started.push(portal.child);
    return portal;
  }

  it('is opened by one of two programs that start at once; the other ends and names its process', async () => {
    const [one, other] = await Promise.allSettled([open(), open()]);
    const [opened] = [one, other].filter((each) => each.status === 'fulfilled');
    const [refused] = [one, other].filter((each) => each.status === 'rejected');
    expect(String(refused?.reason)).toContain(`in use by process ${opened?.value.child.pid}`);
    expect(String(refused?.reason)).not.toContain('    at ');
  });

  it('[R1] is taken over at once from a program that was killed', async () => {
    const first = await open();
    expect((await startRefused({ DATA_DIR })).code).not.toBe(0);
    await first.end('SIGKILL');
    expect((await (await open()).end('SIGTERM')).code).toBe(0);
  });

  it.each(['restore', 'seed'])('is not touched by `%s` while it is open', async (name) => {
    const portal = await open();
    const entry = join(checkout, `.build/standalone/${name}.js`);
    const child = spawn(process.execPath, [entry, '/nowhere'], {
      env: { ...process.env, DATA_DIR },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errorOutput = '';
    child.stderr.on('data', (chunk) => (errorOutput += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    expect(errorOutput).toContain(`in use by process ${portal.child.pid}`);
    expect(code).toBe(1);
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
  });

  it('is backed up while it is open', async () => {
    await open();
    const target = join(DATA_DIR, '..', `backup-${process.pid}`);
    const child = spawn(process.execPath, [join(checkout, '.build/standalone/backup.js'), target], {
      env: { ...process.env, DATA_DIR },
      stdio: 'ignore',
    });
    const [code] = (await once(child, 'close')) as [number];
    rmSync(target, { recursive: true, force: true });
    expect(code).toBe(0);
  });

  it('is seeded from the start after a killed seed, by a program that holds its lock all the time', async () => {
    mkdirSync(join(DATA_DIR, 'files'), { recursive: true });
    writeFileSync(join(DATA_DIR, 'seeding'), '');
    await open();
    expect((await startRefused({ DATA_DIR })).output).toContain('in use by process');
  });
});

describe('the program that `npm start` runs', () => {
  let DATA_DIR: string;
  let started: number[] = [];
  beforeAll(buildPortal, 240_000);
  beforeEach(() => {
    DATA_DIR = emptyDataDir();
  });
  afterEach(() => {
    started.filter(isRunning).forEach((pid) => process.kill(pid, 'SIGKILL'));
    rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 5 });
  });

  /** With its process ids. */
  async function launch(port: number, command: string, ...args: string[]) {
    const launcher = spawn(command, args, {
      cwd: checkout,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR, DEMO: '0', PORT: String(port) },
      // As under nohup or in a container.
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    await new Promise<void>((resolve, reject) => {
      launcher.stdout.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('is open at')) resolve();
      });
      launcher.once('close', (code) => reject(new Error(`ended with ${code}: ${output}`)));
    });
    const pids = treeOf(launcher.pid as number);
    started = [...started, ...pids];
    return { launcher, pids };
  }

  const untilExited = async (pids: readonly number[]) => {
    const since = performance.now();
    while (pids.some(isRunning) && performance.now() - since < 20_000)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return performance.now() - since;
  };

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'ends within three seconds of its launcher’s %s, gives the port back, and starts again',
    async (signal) => {
      const port = await freePort();
      const { launcher, pids } = await launch(port, process.execPath, 'scripts/start.mjs');
      // Launcher, main process and gateway.
      expect(pids.length).toBeGreaterThanOrEqual(3);
      launcher.kill(signal);
      expect(await untilExited(pids)).toBeLessThan(orphanMilliseconds);
      await expect(fetch(`http://localhost:${port}/livez`)).rejects.toThrow();
      const again = await launch(port, process.execPath, 'scripts/start.mjs');
      expect((await fetch(`http://localhost:${port}/livez`)).status).toBe(200);
      again.launcher.kill('SIGTERM');
      await untilExited(again.pids);
    },
  );

  it('ends within three seconds when npm itself is killed', async () => {
    const { launcher, pids } = await launch(await freePort(), 'npm', 'start');
    launcher.kill('SIGKILL');
    expect(await untilExited(pids)).toBeLessThan(orphanMilliseconds);
  });

  it('goes on without a launcher that announced itself, also with its input closed', async () => {
    const portal = await startPortal({ DATA_DIR });
    started.push(portal.child.pid as number);
    portal.child.stdout?.destroy();
    expect((await fetch(`${portal.url}/livez`)).status).toBe(200);
    expect((await portal.end('SIGTERM')).code).toBe(0);
  });
});
