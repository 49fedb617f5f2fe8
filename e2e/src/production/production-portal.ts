import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Market } from '@portal/contracts';
import { freePort } from '@portal/platform/testing/free-port';
import { checkout } from '../programs/checkout';
import { manyCommands } from '../programs/portal-process';
import { type StartedProgram, startProgram } from '../programs/start-program';
import { untilReady } from '../programs/until';
import { type AppPorts, openProxy } from './door';
import { type Doubles, startDoubles, type Variables } from './doubles';

/** Names of bundles. */
export const apps = ['command-api', 'query-api', 'projections'] as const;
export type App = (typeof apps)[number];

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Including the log. */
  readonly output: string;
}

/** Separate processes on doubles and a real Redis. */
export interface ProductionPortal {
  /** Of the proxy. */
  readonly url: string;
  readonly doubles: Doubles;
  /** Without the proxy. */
  urlOf(app: App): string;
  /** 0 while stopped. */
  pidOf(app: App): number;
  /** Since its last start, including the log. */
  outputOf(app: App): string;
  end(app: App, signal: NodeJS.Signals): Promise<Ending>;
  /** Resolves when it ends. */
  ended(app: App): Promise<Ending>;
  /** Keeps the address. @param env overrides */
  start(app: App, env?: Variables): Promise<void>;
  close(): Promise<void>;
}

const run = (bundle: string, env: Variables) =>
  startProgram(['--enable-source-maps', join(checkout, `.build/apps/${bundle}.js`)], {
    PORTAL_CHECK_EVENTS: '1',
    ...env,
  });

/** Printed when ready. */
const isThere = /listens at|follow the log/;

/** @throws with its output if it exits */
function untilThere(app: App, { child, output }: StartedProgram): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => isThere.test(output()) && resolve());
    child.once('close', (code) => reject(new Error(`${app} ended with ${code}:\n${output()}`)));
  });
}

/** Fills empty stores. @param env of the programs */
export type Filling = (env: Variables) => Promise<void>;

async function seedDemo(env: Variables): Promise<void> {
  const { child, output } = run('seed', { ...env, PORT: '0' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the seed ended with ${code}:\n${output()}`);
}

const settings = (market: Market, addresses: Variables): Variables => ({
  ...manyCommands,
  MARKET: market,
  S3_BUCKET: 'portal',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'portal@chain.example',
  PORTAL_PUBLIC_ORIGIN: 'http://localhost:8080',
  SECRET_FILE: join(mkdtempSync(join(tmpdir(), 'portal-production-')), 'secret.key'),
  ...addresses,
});

/** Each on its own port. */
async function startPrograms(common: Variables) {
  const ports: AppPorts & { projections: number } = {
    'command-api': await freePort(),
    'query-api': await freePort(),
    projections: await freePort(),
  };
  const running = new Map<App, StartedProgram>();
  async function ended(app: App): Promise<Ending> {
    const program = running.get(app);
    if (!program) return { code: null, signal: null, output: '' };
    const { child, output } = program;
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    return { code: child.exitCode, signal: child.signalCode, output: output() };
  }
  return {
    ports,
    ended,
    pidOf: (app: App) => running.get(app)?.child.pid ?? 0,
    outputOf: (app: App) => running.get(app)?.output() ?? '',
    async start(app: App, env: Variables = {}) {
      const started = run(app, { ...common, PORT: String(ports[app]), ...env });
      running.set(app, started);
      await untilThere(app, started);
    },
    end(app: App, signal: NodeJS.Signals) {
      running.get(app)?.child.kill(signal);
      return ended(app);
    },
  };
}

/**
 * With a proxy.
 * @param fill default: demo data
 * @param env for all programs
 */
export async function startProductionPortal(
  market: Market,
  fill: Filling = seedDemo,
  env: Variables = {},
): Promise<ProductionPortal> {
  const doubles = await startDoubles();
  const common = { ...settings(market, doubles.addresses), ...env };
  const { ports, ...programs } = await startPrograms(common);
  await fill(common);
  for (const app of apps) await programs.start(app);
  await untilReady(`http://127.0.0.1:${ports.projections}`, () => programs.outputOf('projections'));
  const proxy = await openProxy(ports);
  return {
    url: proxy.url,
    doubles,
    urlOf: (app) => `http://127.0.0.1:${ports[app]}`,
    ...programs,
    async close() {
      await proxy.close();
      for (const app of apps) await programs.end(app, 'SIGTERM');
      await doubles.stop();
    },
  };
}
