import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const fixture = fileURLToPath(new URL('./end-with-launcher.fixture.ts', import.meta.url));

describe('a program that ends with its launcher', () => {
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill('SIGKILL'));

  async function start(env: Record<string, string>) {
    const started = spawn(process.execPath, ['--import', 'tsx', fixture], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    });
    child = started;
    const [line] = (await once(started.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    expect(String(line)).toBe('announced: undefined\n');
    return started;
  }

  it('notices the end of the announced pipe, and hides it from its own children', async () => {
    const started = await start({ LAUNCHER_PIPE: '3' });
    const closed = once(started, 'close');
    (started.stdio[3] as NodeJS.WritableStream & { destroy(): void }).destroy();
    expect(await closed).toEqual([7, null]);
  });

  it('does not read a pipe that was not announced', async () => {
    const started = await start({});
    (started.stdio[3] as NodeJS.WritableStream & { destroy(): void }).destroy();
    started.kill('SIGTERM');
    expect(await once(started, 'close')).toEqual([null, 'SIGTERM']);
  });
});
