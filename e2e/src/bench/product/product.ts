import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import flags from '@portal/standalone/node-flags.json' with { type: 'json' };
import { manyCommands } from '../../programs/portal-process';
import { ended } from '../load/child-process';
import { market } from '../fixtures/market';

/** The real portal in processes of its own. */
export interface Product {
  readonly port: number;
  /** Process id of the program; its other processes are children of it. */
  readonly pid: number;
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  /** Seeds an empty folder. */
  readonly demo?: boolean;
  /** Where its mails go; left out, they are kept. */
  readonly smtpUrl?: string;
  /** Folder for CPU profiles of all its processes and threads, written when it stops. */
  readonly profiles?: string | undefined;
  /** With the limits that everybody has; else one person may send any number of commands. */
  readonly usualLimits?: boolean;
}

/** The bundle that `npm start` runs. */
const entry = fileURLToPath(new URL('../standalone/main.js', import.meta.url));
const openLine = /is open at http:\/\/localhost:(\d+)/;

/** Starts the portal and waits until its door is open. */
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
  const port = await openDoor(child);
  if (child.pid === undefined) throw new Error('the program has no process id');
  return { port, pid: child.pid, stop: () => ended(child) };
}

function openDoor(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code} before it was open`)));
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      const port = openLine.exec(line)?.[1];
      if (port) resolve(Number(port));
    });
  });
}
