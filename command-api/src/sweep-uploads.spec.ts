import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { createStateLoader } from '@portal/platform/decider/state-loader';
import { TemporaryArea } from '@portal/platform/files/temporary-area';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import fc from 'fast-check';
import { cartBindings } from './areas/cart/cart.bindings';
import { uploadOf } from './areas/cart/check-uploads';
import { uploadSweep } from './sweep-uploads';

const actor = testActor(Role.Manager);
const started = Date.parse('2026-11-20T00:00:00.000Z');
const hour = 3_600_000;
const { RecordUpload } = cartBindings();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
});
afterEach(() => rm(folder, { recursive: true }));

function wire(name = 'files') {
  const clock = { hours: 0 };
  const now = () => new Date(started + clock.hours * hour);
  const events = new MemoryEventStore();
  const files = new DiskFileStore(join(folder, name));
  const temporary = new TemporaryArea(join(folder, `${name}-temporary`));
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  const load = createStateLoader(events, plainCodec);
  const needs = { runner, events, files, temporary, now };
  const put = async () => {
    const { key } = await files.put(Buffer.from('cartel'));
    await utimes(join(folder, name, key.slice(0, 2), key), now(), now());
    return key;
  };
  const upload = async () => {
    const key = await put();
    const file = { filename: 'a.pdf', contentType: 'application/pdf', bytes: 6, sha256: '0' };
    await runner.run(RecordUpload, { key, purpose: 'resource-file', ...file }, { actor, correlationId: 'x' });
    return key;
  };
  let referring = 0;
  /** Event of any area with the key, at any depth. */
  const refer = async (key: string) => {
    referring += 1;
    const metadata = { at: now().toISOString() } as never;
    const event = {
      id: `e${referring}`,
      type: 'Shown',
      data: { deep: [{ at: `/files/${key}?v=1` }] },
      metadata,
    };
    await events.append(`other-${referring}`, 'no-stream', [event]);
  };
  /** Cart event that holds or releases keys. */
  const hold = async (heldKeys: string[], releasedKeys: string[] = []) => {
    referring += 1;
    const metadata = { at: now().toISOString() } as never;
    const event = { id: `e${referring}`, type: 'CartEntrySaved', data: { heldKeys, releasedKeys }, metadata };
    await events.append(`cart-${referring}`, 'no-stream', [event]);
  };
  /** Later event of a referring stream that releases keys. */
  const release = async (stream: string, ...releasedKeys: string[]) => {
    referring += 1;
    const metadata = { at: now().toISOString() } as never;
    const event = { id: `e${referring}`, type: 'Released', data: { releasedKeys }, metadata };
    await events.append(stream, 0, [event]);
  };
  const isStored = async (key: string) => (await files.size(key)) !== null;
  return {
    clock,
    needs,
    put,
    upload,
    refer,
    hold,
    release,
    isKept: isStored,
    load,
    sweep: uploadSweep(needs),
  };
}

describe('[R13] files that are not referenced', () => {
  it('are deleted within a day, unless referenced in time', async () => {
    const { clock, upload, refer, isKept, sweep, load } = wire();
    const unused = await upload();
    const used = await upload();
    clock.hours = 19;
    await refer(used);
    await sweep();
    expect(await isKept(unused)).toBe(true);
    for (clock.hours = 20; clock.hours <= 23; clock.hours += 1) await sweep();
    expect([await isKept(unused), await isKept(used)]).toEqual([false, true]);
    expect(await uploadOf(unused, ['resource-file'], actor, { load })).toMatchObject({
      rejected: 'upload_not_found',
    });
  });

  it('can no longer be referenced before they go, and stay when a running command was faster', async () => {
    const { clock, upload, refer, isKept, sweep, load } = wire();
    const key = await upload();
    clock.hours = 20;
    await sweep();
    expect(await uploadOf(key, ['resource-file'], actor, { load })).toMatchObject({
      rejected: 'upload_not_found',
    });
    expect(await isKept(key)).toBe(true);
    await refer(key);
    clock.hours = 40;
    await sweep();
    expect(await isKept(key)).toBe(true);
  });

  it('are gone, too, when the program died before it could record them, and when they never came to an end', async () => {
    const { clock, put, refer, isKept, sweep, needs } = wire();
    const unrecorded = await put();
    const shown = await put();
    await refer(shown);
    const path = await needs.temporary.land(
      (await needs.files.open(shown))?.stream ?? (undefined as never),
      100,
    );
    await utimes(path, needs.now(), needs.now());
    clock.hours = 25;
    expect(await sweep()).toEqual([unrecorded]);
    expect([await isKept(unrecorded), await isKept(shown)]).toEqual([false, true]);
    expect(await needs.temporary.sweep(needs.now())).toBe(0);
  });

  it('are gone, too, once the stream that alone refers to one gives it up', async () => {
    const { clock, put, refer, release, isKept, sweep } = wire();
    const alone = await put();
    const shared = await put();
    const foreign = await put();
    await refer(alone);
    await refer(shared);
    await refer(shared);
    await refer(foreign);
    clock.hours = 30;
    await sweep();
    await release('other-1', alone, foreign);
    await release('other-2', shared);
    await sweep();
    expect(await Promise.all([alone, shared, foreign].map(isKept))).toEqual([false, true, true]);
  });

  it('stay when they were uploaded individually, even after a release', async () => {
    const { clock, upload, refer, release, isKept, sweep } = wire();
    const key = await upload();
    await refer(key);
    await release('other-1', key);
    clock.hours = 30;
    await sweep();
    expect(await isKept(key)).toBe(true);
  });

  it('stay for thirty days from the last time that a cart has held them, and no longer', async () => {
    const { clock, upload, hold, isKept, sweep } = wire();
    const key = await upload();
    await hold([key]);
    clock.hours = 29 * 24;
    await sweep();
    await hold([key]);
    clock.hours = 58 * 24;
    await sweep();
    expect(await isKept(key)).toBe(true);
    for (clock.hours = 59 * 24; clock.hours <= 59 * 24 + 2; clock.hours += 1) await sweep();
    expect(await isKept(key)).toBe(false);
  });

  it('go within a day once they were taken out of the cart, and stay for good once they were ordered', async () => {
    const { clock, upload, hold, refer, isKept, sweep } = wire();
    const removed = await upload();
    const ordered = await upload();
    await hold([removed, ordered]);
    clock.hours = 100;
    await hold([], [removed]);
    await refer(ordered);
    clock.hours = 119;
    await sweep();
    expect(await isKept(removed)).toBe(true);
    for (clock.hours = 120; clock.hours <= 122; clock.hours += 1) await sweep();
    expect([await isKept(removed), await isKept(ordered)]).toEqual([false, true]);
  });

  it('are the only ones deleted, after any sequence of steps and restarts', async () => {
    const step = fc.constantFrom('bring', 'put', 'refer', 'wait', 'sweep', 'restart');
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const portal = wire(`run-${(runs += 1)}`);
        let { sweep } = portal;
        const all: string[] = [];
        const referred = new Set<string>();
        const acts: Record<string, () => unknown> = {
          upload: async () => void all.push(await portal.upload()),
          put: async () => void all.push(await portal.put()),
          refer: async () => {
            const key = all.at(-1);
            if (key === undefined || !(await portal.isKept(key))) return;
            referred.add(key);
            await portal.refer(key);
          },
          wait: () => void (portal.clock.hours += 7),
          sweep: () => sweep(),
          restart: () => void (sweep = uploadSweep(portal.needs)),
        };
        for (const name of steps) await acts[name]?.();
        for (const key of referred) expect(await portal.isKept(key)).toBe(true);
        portal.clock.hours += 24;
        await sweep();
        portal.clock.hours += 2;
        await sweep();
        for (const key of all) expect(await portal.isKept(key)).toBe(referred.has(key));
      }),
      { numRuns: 25 },
    );
  });
});
