import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import flags from '@portal/standalone/node-flags.json' with { type: 'json' };
import { manyCommands } from '../../programs/portal-process';
import { ended } from '../load/child-process';
import { market } from '../fixtures/market';

/** The portal in its own processes. */
export interface Product {
  readonly port: number;
  /** Parent of the other processes. */
  readonly pid: number;
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  /** Seeds an empty folder. */
  readonly demo?: boolean;
  /** Default: mails are stored only. */
  readonly smtpUrl?: string;
  /** For CPU profiles, written at exit. */
  readonly profiles?: string | undefined;
  /** Default: no command limit per person. */
  readonly usualLimits?: boolean;
}

/** The bundle of `npm start`. */
const entry = fileURLToPath(new URL('../standalone/main.js', import.meta.url));
const openLine = /is open at http:\/\/localhost:(\d+)/;

/** Resolves when it listens. */
export async function startProduct(options: Options): Promise<Product> {
  const { dataDir, demo = false, smtpUrl, profiles, usualLimits = false } = options;
  const profiling = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];
  const child = spawn(process.execPath, [...flags, ...profiling, entry], {
    env: {
      ...process.env,
      ...(!usualLimits && manyCommands),
      PORT: '0',
      MARKET: market,
      DATA_DIR: dataDir,
      DEMO: demo ? '1' : '0',
      ...(smtpUrl !== undefined && { SMTP_URL: smtpUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await listeningPort(child);
  if (child.pid === undefined) throw new Error('the program has no process id');
  return { port, pid: child.pid, stop: () => ended(child) };
}

function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code} before it was open`)));
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      const port = openLine.exec(line)?.[1];
      if (port) resolve(Number(port));
    });
  });
}
