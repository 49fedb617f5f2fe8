import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { flood, type FloodResult } from '../bench/load/flood';
import { interleave } from '../bench/measuring/interleave';
import { median } from '../bench/measuring/percentiles';
import { untilIdle, withProcessorTime } from '../bench/measuring/processor-time';
import { asInProduction, buildPortal, type PortalProcess, startPortal } from '../programs/portal-process';
import { endProgram, startProgram, type StartedProgram } from '../programs/start-program';
import { firstRestaurant, makeManyDiagnostics } from './many-diagnostics';

/* 500 restaurants of one region and type. Baseline: the same bytes from the HTTP library. Latency is scaled by CPU share. */

const timeoutMs = 300_000;
const restaurantCount = 500;
const connections = 16;
const rounds = 5;
const milliseconds = 1_500;
const warmUp = 200;
/** Milliseconds of CPU time per second at idle. */
const quietMilliseconds = 50;

let world: Awaited<ReturnType<typeof makeManyDiagnostics>>;
let portal: PortalProcess;
let floor: StartedProgram;
beforeAll(buildPortal, timeoutMs);
beforeAll(async () => {
  world = await makeManyDiagnostics(restaurantCount);
  portal = await startPortal({ ...asInProduction, MARKET: 'ES', DATA_DIR: world.dataDir, PORT: '0' });
  const file = join(world.dataDir, 'answer.json');
  writeFileSync(file, await (await ask(`diagnostic/data/${firstRestaurant}`)).text());
  floor = startProgram([fileURLToPath(new URL('./bare-server.fixture.mjs', import.meta.url)), file], {});
  while (!floor.output().includes('listens')) await pause(20);
}, timeoutMs);
afterAll(async () => {
  await endProgram(floor.child, 'SIGTERM');
  await portal.end('SIGTERM');
  rmSync(world.dataDir, { recursive: true });
});

const ask = (path: string) =>
  fetch(`${portal.url}/api/${path}`, { headers: { cookie: world.administrator.cookie } });

const pathsOf = (path: string) =>
  Array.from({ length: restaurantCount }, (_, at) => `/api/${path}/${firstRestaurant + at}`);

function floodOf(port: number, pid: number | undefined, paths: readonly string[]) {
  const destination = { port, base: '', visitors: [world.administrator] };
  const work = { kind: 'read', paths } as const;
  return () =>
    withProcessorTime(pid ?? 0, () => flood({ destination, work, connections, milliseconds, warmUp }));
}

type Flooded = FloodResult & { readonly microseconds: number };

/** Removes waits for the processor. */
function alone(result: Flooded): Flooded {
  const spent = (result.microseconds * result.requests) / 1_000;
  return { ...result, p99: result.p99 * Math.min(1, spent / (milliseconds + warmUp)) };
}

const middle = (results: readonly Flooded[], field: 'p99' | 'microseconds') =>
  median(results.map((result) => result[field]));

/** Wait for automations after the start. */
const settled = () => untilIdle(portal.child.pid ?? 0, { milliseconds: 1_000, atMost: quietMilliseconds });

async function measured(path: string) {
  const paths = pathsOf(path);
  const onPortal = floodOf(Number(new URL(portal.url).port), portal.child.pid, paths);
  const onFloor = floodOf(Number(/listens on (\d+)/.exec(floor.output())?.[1]), floor.child.pid, paths);
  await onPortal();
  await onFloor();
  await settled();
  const pairs = await interleave<Record<'bare' | 'product', Flooded>>(rounds, {
    bare: onFloor,
    product: onPortal,
  });
  const product = pairs.map((pair) => alone(pair.product));
  const bare = pairs.map((pair) => alone(pair.bare));
  const figures = {
    p99: middle(product, 'p99'),
    microseconds: middle(product, 'microseconds'),
    floorP99: middle(bare, 'p99'),
    floorMicroseconds: middle(bare, 'microseconds'),
  };
  const byClock = middle(
    pairs.map((pair) => pair.product),
    'p99',
  );
  process.stderr.write(
    `\n${path} at ${connections} connections: p99 ${figures.p99.toFixed(1)} ms (by the clock ${byClock.toFixed(1)} ms), ` +
      `${figures.microseconds.toFixed(0)} µs of processor time each; the floor p99 ${figures.floorP99.toFixed(1)} ms, ` +
      `${figures.floorMicroseconds.toFixed(0)} µs\n`,
  );
  return figures;
}

/** Latency limit. */
const maxMilliseconds = 30;

describe('[R-DIA-01] a diagnostic among 500 restaurants of one region and type, at 16 connections', () => {
  it.each([
    { what: 'first answer', path: 'diagnostic/data', maxRatio: 8 },
    { what: 'medians', path: 'diagnostic/benchmark', maxRatio: 5 },
  ])(
    'has its $what within 30 ms, p99, for $maxRatio times the work of the HTTP library alone',
    async ({ path, maxRatio }) => {
      const { p99, microseconds, floorMicroseconds } = await measured(path);
      expect(microseconds).toBeLessThanOrEqual(maxRatio * floorMicroseconds);
      expect(p99).toBeLessThanOrEqual(maxMilliseconds);
    },
    timeoutMs,
  );
});
