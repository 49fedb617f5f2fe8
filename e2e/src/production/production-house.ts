import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Market } from '@portal/contracts';
import { freePort } from '@portal/platform/testing/free-port';
import { type AppPorts, openDoor } from './door';

const root = fileURLToPath(new URL('../../..', import.meta.url));
type Variables = Readonly<Record<string, string>>;

/** The programs of the production world, by the names of their bundles. */
export const apps = ['command-api', 'query-api', 'projections'] as const;
export type App = (typeof apps)[number];

/** The whole house as separate processes against doubles of its servers and a real Redis. */
export interface ProductionHouse {
  readonly url: string;
  /** Ends one program as `signal` says and answers how it ended. */
  end(app: App, signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Starts it again, with the same address. */
  start(app: App): Promise<void>;
  close(): Promise<void>;
}

async function startDoubles() {
  const child = fork(join(root, '.build/doubles/doubles.js'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [addresses] = (await once(child, 'message')) as [Variables];
  const stop = async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { addresses, stop };
}

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
}

function run(bundle: string, env: Variables): Running {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, `.build/apps/${bundle}.js`)], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

/** The line that each app prints when it is there. */
const isThere = /listens at|follow the log/;

async function startApp(app: App, env: Variables): Promise<Running> {
  const running = run(app, env);
  await new Promise<void>((resolve, reject) => {
    running.child.stdout?.on('data', () => isThere.test(running.output()) && resolve());
    running.child.once('close', (code) =>
      reject(new Error(`${app} ended with ${code}:\n${running.output()}`)),
    );
  });
  return running;
}

async function seed(env: Variables): Promise<void> {
  const { child, output } = run('seed', env);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the seed ended with ${code}:\n${output()}`);
}

/** Starts everything, seeds the demo data of the market, and opens one door before it. */
export async function startProductionHouse(market: Market): Promise<ProductionHouse> {
  const { addresses, stop } = await startDoubles();
  const ports: AppPorts & { projections: number } = {
    'command-api': await freePort(),
    'query-api': await freePort(),
    projections: await freePort(),
  };
  const folder = mkdtempSync(join(tmpdir(), 'portal-production-'));
  const common = {
    MARKET: market,
    S3_BUCKET: 'portal',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'portal@chain.example',
    SECRET_FILE: join(folder, 'secret.key'),
    ...addresses,
  };
  const running = new Map<App, Running>();
  const start = async (app: App) =>
    void running.set(app, await startApp(app, { ...common, PORT: String(ports[app]) }));
  await seed({ ...common, PORT: '0' });
  for (const app of apps) await start(app);
  const door = await openDoor(ports);

  async function end(app: App, signal: NodeJS.Signals) {
    const child = running.get(app)?.child;
    if (child?.exitCode !== null || child.signalCode !== null) return { code: null, signal: null };
    const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
    child.kill(signal);
    const [code, by] = await closed;
    return { code, signal: by };
  }

  return {
    url: door.url,
    end,
    start,
    async close() {
      await door.close();
      for (const app of apps) await end(app, 'SIGTERM');
      await stop();
    },
  };
}
