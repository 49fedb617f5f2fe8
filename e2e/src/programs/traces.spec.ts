import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { makeWorldOnDisk, type PeopledWorld } from '../faults/world-on-disk';
import { productionRunsHere, startWorldOnServers } from '../faults/world-on-servers';
import { buildProduction } from '../production/doubles';
import { buildPortal, startPortal } from './portal-process';
import { type CollectedSpan, TraceCollector } from './trace-collector';

/* OpenTelemetry, optional by environment: one trace per click, across programs. */

jest.setTimeout(180_000);

let collector: TraceCollector;
beforeEach(async () => void (collector = await TraceCollector.start()));
afterEach(() => collector.close());

/** @returns the trace id of its correlation id */
async function click(url: string, { administrator }: Pick<PeopledWorld, 'administrator'>): Promise<string> {
  const correlationId = randomUUID();
  const answer = await fetch(`${url}/api/section/add`, {
    method: 'POST',
    headers: {
      ...administrator,
      'content-type': 'application/json',
      'x-correlation-id': correlationId,
    },
    body: JSON.stringify({ name: 'Trazas', type: 1, status: 1 }),
  });
  expect(answer.status).toBe(200);
  return correlationId.replaceAll('-', '');
}

async function spansOf(traceId: string) {
  const ofClick = (spans: readonly CollectedSpan[]) => spans.filter((span) => span.traceId === traceId);
  const spans = ofClick(await collector.until((all) => ofClick(all).length >= 4));
  const nameOf = (id: string | undefined) => spans.find(({ spanId }) => spanId === id)?.name ?? null;
  return spans
    .map(({ program, name, parentSpanId }) => [program, name, nameOf(parentSpanId)])
    .sort(([, one], [, other]) => String(one).localeCompare(String(other)));
}

describe('the trace of a click', () => {
  it('[R11] leads from the request over the append to the views and the push, in the portal', async () => {
    await buildPortal();
    const world = await makeWorldOnDisk('ES');
    const portal = await startPortal({ DATA_DIR: world.dataDir, ...collector.environment });
    expect(await spansOf(await click(portal.url, world))).toEqual([
      ['portal-standalone', 'AddSection', null],
      ['portal-standalone', 'append SectionAdded', 'AddSection'],
      ['portal-projections', 'project SectionAdded', 'append SectionAdded'],
      ['portal-projections', 'push SectionAdded', 'append SectionAdded'],
    ]);
    await portal.end('SIGTERM');
    rmSync(world.dataDir, { recursive: true });
  });

  (productionRunsHere('traces of three programs') ? it : it.skip)(
    '[R11] is one, although three programs that never meet have told of it',
    async () => {
      await buildProduction();
      const world = await startWorldOnServers('ES', collector.environment);
      expect(await spansOf(await click(world.portal.url, world))).toEqual([
        ['portal-command-api', 'AddSection', null],
        ['portal-command-api', 'append SectionAdded', 'AddSection'],
        ['portal-projections', 'project SectionAdded', 'append SectionAdded'],
        ['portal-projections', 'push SectionAdded', 'append SectionAdded'],
      ]);
      await world.portal.close();
    },
  );
});

describe('a collector in trouble', () => {
  /** After exporting a click. */
  async function millisecondsToStop(environment: Readonly<Record<string, string>>): Promise<number> {
    await buildPortal();
    const world = await makeWorldOnDisk('ES');
    const portal = await startPortal({ DATA_DIR: world.dataDir, ...environment });
    await click(portal.url, world);
    const askedAt = performance.now();
    expect(await portal.end('SIGTERM')).toEqual({ code: 0, signal: null });
    rmSync(world.dataDir, { recursive: true });
    return performance.now() - askedAt;
  }

  it('[R11] [R17] that never answers delays no shutdown', async () => {
    const silent = await TraceCollector.start({ answers: false });
    expect(await millisecondsToStop(silent.environment)).toBeLessThan(5_000);
    await silent.close();
  });

  it('[R11] [R17] that is gone is not waited for', async () => {
    const closed = await TraceCollector.start();
    const { environment } = closed;
    await closed.close();
    expect(await millisecondsToStop(environment)).toBeLessThan(5_000);
  });
});
