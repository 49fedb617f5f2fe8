import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

const binary = 'redis-server';

/** Debian: `apt-get install redis-server`. */
export const redisIsInstalled = (): boolean => spawnSync(binary, ['--version']).status === 0;

/** A real Redis without persistence. */
export class RedisServer {
  #child: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), mkdtempSync(join(tmpdir(), 'redis-')));
    await server.startAgain();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async startAgain(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder, '--save', ''];
    const child = spawn(binary, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    let message = '';
    for await (const line of child.stdout) {
      message += String(line);
      if (message.includes('Ready to accept connections')) break;
    }
    if (child.exitCode !== null) throw new Error(`redis-server did not start: ${message}`);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = null;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
