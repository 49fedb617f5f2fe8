import { describe, expect, it } from '@jest/globals';
import { createEventCodec } from '../codec/event-codec';
import { rebuildProjections } from '../projection/projection-rebuild';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { MemoryKeyStore } from '../stores/key-store/memory.key-store';
import { jarBindings, jarDecider, jarEvents } from '../testing/sample-aggregate';
import { followJars, jarProjections, now, openJarViews } from '../testing/sample-aggregate-log';
import { testActor } from '../testing/test-actor';
import { createCommandRunner } from './command-runner';
import { createStateLoader } from './state-loader';

const context = { actor: testActor(), correlationId: 'request-1', idempotencyKey: 'open-the-jar' };
const tips = { restaurantId: 1, label: 'Canary tips' };

function wire() {
  const events = new MemoryEventStore();
  const keys = new MemoryKeyStore();
  const start = () => {
    const codec = createEventCodec({ events: [jarEvents], keys });
    const runner = createCommandRunner({ events, codec, market: 'ES', now });
    return { codec, runner, jars: jarBindings(async () => 1) };
  };
  return { events, keys, start };
}

describe('personal data', () => {
  it('reaches views and states through its envelope, and the log only sealed', async () => {
    const { events, start } = wire();
    const { codec, runner, jars } = start();
    const opened = await runner.run(jars.openJar, tips, context);
    const id = opened.ok ? opened.data.id : '';
    const views = openJarViews();
    await (await followJars({ events, views, codec: start().codec })).stop();
    expect(await views.get('jars', id)).toMatchObject({ label: 'Canary tips' });
    expect(await createStateLoader(events, codec)(jarDecider, `jar-${id}`)).toMatchObject({ number: 1 });
    expect(JSON.stringify(await events.readAll(0, 10))).not.toContain('Canary');
  });

  it('[R8] does not keep commands, repeats and rebuilds from working once its person is erased', async () => {
    const { events, keys, start } = wire();
    const before = start();
    const opened = await before.runner.run(before.jars.openJar, tips, context);
    const id = opened.ok ? opened.data.id : '';
    await keys.erase('user-12');
    const { codec, runner, jars } = start();
    expect(await runner.run(jars.openJar, tips, context)).toEqual(opened);
    const added = await runner.run(jars.addCoin, { id, value: 2 }, { ...context, idempotencyKey: undefined });
    expect(added).toMatchObject({ ok: true, data: { total: 2 } });
    const views = openJarViews();
    await rebuildProjections({ events, codec, views, projections: jarProjections, now });
    expect(await views.get('jars', id)).toMatchObject({ label: 'erased person', total: 2 });
  });
});
