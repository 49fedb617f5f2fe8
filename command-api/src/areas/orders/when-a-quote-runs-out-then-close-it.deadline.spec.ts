import { describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { anOrderPlaced, aQuoteLine, quotesDue } from '@portal/contracts/areas/orders';
import { startDeadlines } from '@portal/platform/automation/deadline-runner';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { testClock } from '@portal/platform/testing/test-clock';
import { createServices } from '../../create-services';
import { orderBindings } from './orders.bindings';
import { whenAQuoteRunsOutThenCloseIt } from './when-a-quote-runs-out-then-close-it.deadline';

const id = anOrderPlaced().data.orderId;
const stream = `order-${id}`;
const name = 'when-a-quote-runs-out-then-close-it';
const ana = testActor(Role.Franchisee);
const marta = testActor(Role.Administrator, { userId: 1 });

async function open() {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const views = new SqliteViewStore(':memory:', [quotesDue, ...parkedLists]);
  const clock = testClock('2026-11-20T09:30:00.000Z');
  const { now, wakeAfter } = clock;
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const orders = orderBindings(
    createServices({ events, codec: plainCodec, now, market: marketRecords.ES, secrets }),
  );
  const commands = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  await events.append(stream, 'no-stream', [
    await plainCodec.encode(anOrderPlaced(), 'placed', platformMetadata('ES', now())),
  ]);
  const running = await startDeadlines({
    events,
    views,
    commands,
    now,
    wakeAfter,
    codec: plainCodec,
    deadlines: [whenAQuoteRunsOutThenCloseIt(orders)],
  });
  let commits: () => void = () => undefined;
  const commit = views.commit.bind(views);
  views.commit = async (batches) => {
    await commit(batches);
    commits();
  };
  /** The deadline has handled all events. */
  const caughtUp = async () => {
    for (;;) {
      const next = new Promise<void>((resolve) => (commits = resolve));
      if ((await views.checkpoint(quotesDue.name)) >= (await events.head())) return;
      await next;
    }
  };
  const passUntil = async (at: string) => {
    clock.jumpTo(at);
    clock.ring();
    await running.retryParked(name, 'none');
  };
  const by = (actor: typeof ana) => ({ actor, correlationId: 'spec' });
  const send = async (valid_until: string) => {
    const input = { id, lines: [aQuoteLine('ES')], valid_until, note: '' };
    const outcome = await commands.run(orders.SendQuote, input, by(marta));
    await caughtUp();
    return outcome.ok;
  };
  const accept = (quote: number) => commands.run(orders.AcceptQuote, { id, quote }, by(ana));
  const expired = async () =>
    (await events.readStream(stream)).flatMap(({ type, data, metadata }) =>
      type === 'QuoteExpired' ? [[data['version'], metadata.at, metadata.actor]] : [],
    );
  const waiting = () => views.count(quotesDue.name, {});
  return { running, passUntil, caughtUp, send, accept, expired, waiting };
}

describe('when the last day of a quote is over', () => {
  it('[R16] it runs out as of that moment, by the market’s clock, once', async () => {
    const { running, passUntil, send, accept, expired, waiting } = await open();
    expect(await send('2026-11-21')).toBe(true);
    await passUntil('2026-11-21T22:59:59.998Z');
    expect([await expired(), await waiting()]).toEqual([[], 1]);
    await passUntil('2026-11-23T09:00:00.000Z');
    expect(await expired()).toEqual([[1, '2026-11-21T22:59:59.999Z', 'system']]);
    expect(await accept(1)).toMatchObject({ rejection: { rejected: 'quote_expired' } });
    expect(await waiting()).toBe(0);
    await running.stop();
  });

  it('a newer one moves it', async () => {
    const { running, passUntil, send, expired, waiting } = await open();
    await send('2026-11-21');
    await send('2026-11-25');
    expect(await waiting()).toBe(1);
    await passUntil('2026-11-23T09:00:00.000Z');
    expect(await expired()).toEqual([]);
    await passUntil('2026-11-26T09:00:00.000Z');
    expect(await expired()).toEqual([[2, '2026-11-25T22:59:59.999Z', 'system']]);
    await running.stop();
  });

  it('an answer ends it', async () => {
    const { running, passUntil, caughtUp, send, accept, expired, waiting } = await open();
    await send('2026-11-21');
    expect((await accept(1)).ok).toBe(true);
    await caughtUp();
    expect(await waiting()).toBe(0);
    await passUntil('2026-11-23T09:00:00.000Z');
    expect(await expired()).toEqual([]);
    await running.stop();
  });
});
