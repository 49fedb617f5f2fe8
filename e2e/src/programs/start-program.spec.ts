import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { checkout } from './checkout';
import { endProgram, endStarted, startProgram } from './start-program';

const forEver = ['-e', 'setInterval(() => undefined, 1000)'];

describe('programs that a spec has started', () => {
  it('are ended after it, whether it passed or not', async () => {
    const config = readFileSync(join(checkout, 'jest.config.mjs'), 'utf8');
    expect(config).toContain("setupFilesAfterEnv: ['<rootDir>/e2e/src/programs/end-started.ts']");
    const left = [startProgram(forEver, {}), startProgram(forEver, {})];
    await endStarted();
    expect(left.map(({ child }) => child.signalCode)).toEqual(['SIGKILL', 'SIGKILL']);
  });

  it('are not waited for when they have ended before', async () => {
    const { child } = startProgram(['-e', 'process.exitCode = 3'], {});
    while (child.exitCode === null) await pause(5);
    expect(await endProgram(child, 'SIGTERM')).toEqual({ code: 3, signal: null });
    await endStarted();
  });
});
