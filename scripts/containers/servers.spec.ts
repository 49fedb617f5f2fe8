import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../run/root.mjs';
import { errorOf, imageOf, servers, wayTo } from './servers.mjs';

const redis = { variable: 'REDIS_URL' };
const named = { REDIS_URL: 'redis://127.0.0.1:6379' };

describe('the server of a suite that asks for a real one', () => {
  it('is a container where an engine answers', () => {
    expect(wayTo(redis, { engine: true, env: {} })).toBe('container');
    expect(wayTo(redis, { engine: true, env: named })).toBe('container');
  });

  it('is else the one that the environment names', () => {
    expect(wayTo(redis, { engine: false, env: named })).toBe('named');
  });

  it('is absent otherwise, which is reported by its name', () => {
    expect(wayTo(redis, { engine: false, env: { REDIS_URL: '' } })).toBe('skipped');
    const complaint = errorOf(servers);
    for (const { name, variable } of servers)
      expect(complaint).toContain(`*** ${name} WAS NOT TESTED: name a server in ${variable} ***`);
    expect(errorOf([])).toBe('');
  });

  it('has a suite that exists and reads its variable, and an image that the compose file runs', () => {
    expect(servers.filter(({ spec }) => !existsSync(inRoot(spec)))).toEqual([]);
    expect(imageOf('mongo')).toMatch(/^mongo:\d/);
    expect(() => imageOf('postgres')).toThrow('runs no postgres');
  });
});
