import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from './checkout';
import { endProgram, startProgram } from './start-program';

const entry = join(checkout, '.build/standalone/main.js');

/** The program of `npm start`, if stale. */
export async function buildPortal(): Promise<void> {
  const building = spawn(process.execPath, ['scripts/build.mjs'], { cwd: checkout, stdio: 'ignore' });
  const [code] = (await once(building, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the portal could not be built: scripts/build.mjs ended with ${code}`);
}

/** Relaxed: tests send as one person. */
export const manyCommands = {
  PORTAL_COMMAND_BURST: '1000000000',
  PORTAL_READ_BURST: '1000000000',
  PORTAL_CONNECTIONS_PER_PERSON: '1000000000',
  PORTAL_NEW_CONNECTIONS_PER_SECOND: '1000000000',
  PORTAL_REFUSAL_BURST: '1000000000',
  PORTAL_SOCKET_BURST: '1000000000',
};

/** Without event checks. */
export const asInProduction = { PORTAL_CHECK_EVENTS: '0' };

export const emptyDataDir = () => mkdtempSync(join(tmpdir(), 'portal-process-'));

export interface PortalProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Until it listened. */
  readonly milliseconds: number;
  /** Including the log. */
  readonly output: () => string;
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** A failed start. */
export interface Refusal {
  readonly code: number | null;
  readonly output: string;
}

const run = (env: Readonly<Record<string, string>>) =>
  startProgram([entry], { PORT: '0', DEMO: '0', PORTAL_CHECK_EVENTS: '1', ...manyCommands, ...env });

export async function startRefused(env: Readonly<Record<string, string>>): Promise<Refusal> {
  const { child, output } = run(env);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

/** @throws with its output if it exits */
export async function startPortal(env: Readonly<Record<string, string>>): Promise<PortalProcess> {
  const startedAt = performance.now();
  const { child, output } = run(env);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const open = /is open at (http:\/\/localhost:\d+)/.exec(output());
      if (open?.[1]) resolve(open[1]);
    });
    child.once('close', (code) => reject(new Error(`the portal ended with ${code}:\n${output()}`)));
  });
  return {
    child,
    url,
    milliseconds: performance.now() - startedAt,
    output,
    end: (signal) => endProgram(child, signal),
  };
}
