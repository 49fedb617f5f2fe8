import { describe, expect, it } from '@jest/globals';
import { type Market, marketRecords, startOfDay } from '@portal/contracts';
import { aResource, type ImportResourceInput, resourceTimesDue } from '@portal/contracts/areas/resources';
import { startDeadlines } from '@portal/platform/automation/deadline-runner';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testClock } from '@portal/platform/testing/test-clock';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { resourceTestKit } from './testing/resource-test-kit';
import { whenTheDayOfAResourceComesThenApplyIt } from './when-the-day-of-a-resource-comes-then-apply-it.deadline';

const name = 'when-the-day-of-a-resource-comes-then-apply-it';
const stream = 'resource-1';

async function open(market: Market, imported: Partial<ImportResourceInput>) {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const views = new SqliteViewStore(':memory:', [resourceTimesDue, ...parkedLists]);
  const clock = testClock('2026-11-20T09:30:00.000Z');
  const { now, wakeAfter } = clock;
  const kit = resourceTestKit(events, market);
  const { bindings, context, runner } = kit;
  await runner.run(bindings.ImportResource, aResource(imported), context());
  const deadlines = [whenTheDayOfAResourceComesThenApplyIt(bindings)];
  const options = { events, views, commands: runner, now, wakeAfter, codec: plainCodec, deadlines };
  const running = await startDeadlines(options);
  let commits: () => void = () => undefined;
  const commit = views.commit.bind(views);
  views.commit = async (batches) => {
    await commit(batches);
    commits();
  };
  /** The deadline has handled all that sets a time. */
  const caughtUp = async () => {
    const timing = (await events.readStream(stream)).filter(({ type }) => /Time|Added/.test(type));
    const last = timing.at(-1)?.position ?? 0;
    for (;;) {
      const next = new Promise<void>((resolve) => (commits = resolve));
      if ((await views.checkpoint(resourceTimesDue.name)) >= last) return;
      await next;
    }
  };
  const isDue = () => views.count(resourceTimesDue.name, { where: { dueAt: { lte: now().toISOString() } } });
  /** One turn sets the next. */
  const passUntil = async (at: string) => {
    clock.jumpTo(at);
    do {
      clock.ring();
      await running.retryParked(name, 'none');
      await caughtUp();
    } while ((await isDue()) > 0);
  };
  const turns = async () =>
    (await events.readStream(stream)).flatMap(({ type, data, metadata }) =>
      type === 'ResourceTimeReached' || type === 'ResourcePublished'
        ? [[type.slice('Resource'.length), data['statusDay'] ?? '', metadata.at]]
        : [],
    );
  return { ...kit, running, passUntil, turns, caughtUp };
}

describe.each(['ES', 'PT'] as const)('a resource with a time: %s', (market) => {
  const midnight = (day: string) => startOfDay(day, marketRecords[market].timeZone);
  const reached = (day: string) => ['TimeReached', day, midnight(day)];

  it('[R16] [R-ARS-19] is published on its first day, once, and changes at each midnight', async () => {
    const { running, passUntil, turns } = await open(market, {
      publishedFrom: '2026-11-25',
      validUntil: '2026-12-10',
    });
    await passUntil(new Date(Date.parse(midnight('2026-11-25')) - 1).toISOString());
    expect(await turns()).toEqual([]);
    await passUntil(midnight('2026-11-25'));
    const first = [reached('2026-11-25'), ['Published', '', midnight('2026-11-25')]];
    expect(await turns()).toEqual(first);
    await passUntil(midnight('2026-12-20'));
    const later = ['2026-12-03', '2026-12-11'].map(reached);
    expect(await turns()).toEqual([...first, ...later]);
    await passUntil('2027-03-01T09:00:00.000Z');
    expect(await turns()).toEqual([...first, ...later, reached('2026-12-25')]);
    await running.stop();
  });
});

it('a removed time changes nothing', async () => {
  const { running, passUntil, turns, update, caughtUp } = await open('ES', {
    validUntil: '2026-12-10',
  });
  await update(1, { valid_until: null });
  await caughtUp();
  await passUntil('2027-03-01T09:00:00.000Z');
  expect(await turns()).toEqual([]);
  await running.stop();
});
