import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fingerprint } from './fingerprint.mjs';
import { requireNode } from './node-version.mjs';
import { whenStale } from './stamp.mjs';

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-build-'));
  write('app/src/main.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the fingerprint of sources', () => {
  it('changes with a byte, a name or a new file, and with nothing else', () => {
    const before = fingerprint(folder, ['app', 'missing']);
    expect(fingerprint(folder, ['app', 'missing'])).toBe(before);
    write('app/src/main.ts', 'two');
    const edited = fingerprint(folder, ['app', 'missing']);
    write('app/src/more.ts', '');
    expect(new Set([before, edited, fingerprint(folder, ['app', 'missing'])]).size).toBe(3);
  });

  it('does not see tests', () => {
    const before = fingerprint(folder, ['app']);
    write('app/src/main.spec.ts', 'test');
    expect(fingerprint(folder, ['app'])).toBe(before);
  });
});

describe('work that is done when it is stale', () => {
  const stamp = () => path.join(folder, '.build/app.stamp');

  it('is done once for one value', async () => {
    let runs = 0;
    const work = () => whenStale(stamp(), 'a', () => void runs++);
    expect([await work(), await work(), runs]).toEqual([true, false, 1]);
  });

  it('is done again after it failed, even if the value is the old one again', async () => {
    await whenStale(stamp(), 'a', () => undefined);
    const failing = whenStale(stamp(), 'b', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await whenStale(stamp(), 'a', () => undefined)).toBe(true);
  });
});

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0'])('%s will do', (version) =>
    expect(() => requireNode(version)).not.toThrow(),
  );
  it.each(['20.18.3', '18.20.0'])('%s is refused by name', (version) => {
    expect(() => requireNode(version)).toThrow(`this is Node ${version}`);
  });
});
