import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { crashPoints } from '@portal/platform/program/crash-points';
import { checkout } from '../programs/checkout';
import { notPassedOnDisk, passedBy, triedApart, triedOnDisk } from './crash-plan';

const workspaces = ['platform', 'command-api', 'projections', 'query-api', 'standalone', 'demo'];

const isSource = (name: string) => name.endsWith('.ts') && !/\.(spec|suite|fixture)\.ts$/.test(name);

/** Points in the source code. */
function passedInCode(): { readonly named: ReadonlySet<string>; readonly files: number } {
  const named = new Set<string>();
  let files = 0;
  for (const workspace of workspaces) {
    const src = join(checkout, workspace, 'src');
    for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
      files += 1;
      const source = readFileSync(join(src, name), 'utf8');
      for (const [, point = ''] of source.matchAll(/\bcrashPoint\('([^']+)'\)/g)) named.add(point);
    }
  }
  return { named, files };
}

describe('the named points at which programs are killed', () => {
  it('[R1] are exactly those that the code passes', () => {
    const { named, files } = passedInCode();
    expect(files).toBeGreaterThan(200);
    expect([...named].sort()).toEqual([...crashPoints].sort());
  });

  it('[R1] are all tried: by three programs each, by one program each that it can pass', () => {
    const apart = Object.keys(triedApart);
    expect([...Object.keys(passedBy), ...apart].sort()).toEqual([...crashPoints].sort());
    const onDisk = [...triedOnDisk, ...Object.keys(notPassedOnDisk), ...apart];
    expect(onDisk.sort()).toEqual([...crashPoints].sort());
    expect(Object.keys(notPassedOnDisk)).toEqual(['pushes:after-append']);
    for (const [point, spec] of Object.entries(triedApart)) {
      expect(readFileSync(join(checkout, spec), 'utf8')).toContain(point);
    }
  });
});
