import { describe, expect, it } from '@jest/globals';
import { parkedReactions, type ParkedStream } from '../projection/parked-streams';
import { createViewPosition } from '../projection/view-position';
import { UnusableStore } from '../stores/unusable-store';
import { SqliteOutbox } from '../stores/outbox/sqlite.outbox';
import type { ViewStore } from '../stores/view-store/view-store.port';
import { plainCodec } from '../testing/plain-codec';
import type { JarEvent } from '../testing/sample-aggregate';
import { addCoins, jarClock, openJarLog, openJarViews } from '../testing/sample-aggregate-log';
import { createMailOutbox } from '../mail/mail-outbox';
import { ourAddress } from '../mail/mail.samples';
import { defineMailing, startMailings } from '../mail/mailing';

const name = 'when-a-coin-is-added-then-mail-readers';
const hour = 60 * 60_000;
const later = (milliseconds: number) => new Date(Date.parse(jarClock) + milliseconds);

function open({ newsFor }: { newsFor?: number } = {}) {
  const events = openJarLog();
  const mails = new SqliteOutbox(':memory:', 'mail');
  const world = { readers: ['ana'], now: new Date(jarClock), afraid: true };
  const views = { reached: createViewPosition(1_000_000) };
  const now = () => world.now;
  const outbox = createMailOutbox(mails, ourAddress, now);
  const seen: number[] = [];
  const parked: ParkedStream[] = [];
  const mailing = defineMailing<JarEvent>(
    name,
    {
      async CoinAdded({ data }) {
        if (data.value === 13 && world.afraid) throw new RangeError('thirteen');
        seen.push(data.value);
        return world.readers.map((recipient) => ({
          recipient,
          to: { address: `${recipient}@chain.example` },
          subject: 'Coins',
          html: '',
          text: '',
        }));
      },
    },
    { newsFor },
  );
  const start = (viewStore: ViewStore) =>
    startMailings({
      publicOrigin: () => 'https://portal.example',
      events,
      codec: plainCodec,
      views: viewStore,
      now,
      outbox,
      progress: mails,
      mailings: [mailing],
      viewsReach: (position) => views.reached.wait(position, 1),
      onError: () => undefined,
      onParked: (each) => void parked.push(each),
    });
  const addressed = async () =>
    (await mails.list('waiting', 1, 99)).entries.map(({ content }) => content.to.address.split('@')[0]);
  async function reached(position: number): Promise<void> {
    while (((await mails.progressOf(name))?.position ?? 0) < position) await new Promise(setImmediate);
  }
  return { events, mails, world, views, seen, parked, start, addressed, reached };
}

describe('how far a mailing has come', () => {
  it('[R12] stays when the views are lost: a person who joined later gets no past news', async () => {
    const { events, world, start, addressed, reached } = open();
    await addCoins(events, 'a', [1]);
    const before = await start(openJarViews());
    await reached(2);
    await before.stop();
    world.readers = ['ana', 'luis'];
    const after = await start(openJarViews());
    await addCoins(events, 'b', [2]);
    await reached(4);
    await after.stop();
    expect((await addressed()).sort()).toEqual(['ana', 'ana', 'luis']);
  });

  it('[R12] is unknown at the very first start: then only the last day is news', async () => {
    const { events, world, seen, start, reached } = open();
    await addCoins(events, 'a', [1], later(-25 * hour).toISOString());
    await addCoins(events, 'b', [2], later(-23 * hour).toISOString());
    const first = await start(openJarViews());
    await reached(4);
    await first.stop();
    world.now = later(30 * hour);
    await addCoins(events, 'c', [3], later(-hour).toISOString());
    const second = await start(openJarViews());
    await reached(6);
    await second.stop();
    expect(seen).toEqual([2, 3]);
  });

  it.each([
    ['ahead of the log', { position: 99 }, 'the log ends at position 2, before 99'],
    ['of another log', { position: 2, eventId: 'foreign' }, 'the log has another event at position 2'],
  ])('[X7] stops the start when it is %s: mails could be lost or doubled', async (_case, place, reason) => {
    const { events, mails, seen, start } = open();
    await addCoins(events, 'a', [1]);
    await mails.saveProgress(name, { ...place, since: '', parked: [] });
    const starting = start(openJarViews());
    await expect(starting).rejects.toThrow(UnusableStore);
    await expect(starting).rejects.toThrow(`:memory: belongs to another log (${reason})`);
    expect([seen, await mails.progressOf(name)]).toEqual([[], { ...place, since: '', parked: [] }]);
  });

  it('[X7] is cut to the end of a log that was copied before it', async () => {
    const { events, mails, seen, start, reached } = open();
    await addCoins(events, 'a', [1]);
    const before = await start(openJarViews());
    await reached(2);
    await before.stop();
    const last = await events.eventAt(1);
    if (last) await mails.cutProgress(last);
    expect(await mails.progressOf(name)).toMatchObject({ position: 1, eventId: last?.id });
    const after = await start(openJarViews());
    await reached(2);
    await after.stop();
    expect(seen).toEqual([1, 1]);
  });

  it('[R9] goes with the streams that it could not get past, which the new views show again', async () => {
    const { events, world, seen, parked, start, reached } = open();
    await addCoins(events, 'a', [13]);
    const before = await start(openJarViews());
    await reached(2);
    await before.stop();
    expect(parked).toHaveLength(1);
    const views = openJarViews();
    const after = await start(views);
    expect((await views.find(parkedReactions.name, {})).documents).toEqual(parked);
    world.afraid = false;
    expect(await after.retryParked(name, 'jar-a')).toBe(true);
    expect(seen).toEqual([13]);
    expect(await views.count(parkedReactions.name, {})).toBe(0);
    await after.stop();
    const last = await start(views);
    expect(await last.retryParked(name, 'jar-a')).toBe(false);
    await last.stop();
  });
});

describe('the recipients of a mailing', () => {
  it('[R12] are read from views that include all earlier events: a person unsubscribed by then gets no mail', async () => {
    const { events, world, views, seen, start, addressed, reached } = open();
    views.reached = createViewPosition(1);
    await addCoins(events, 'a', [1]);
    const running = await start(openJarViews());
    expect(await views.reached.wait(2, 20)).toBe(false);
    expect(seen).toEqual([]);
    world.readers = ['luis'];
    views.reached.reach(2);
    await reached(2);
    await running.stop();
    expect(await addressed()).toEqual(['luis']);
  });

  it('[R12] are none once the news is too old', async () => {
    const { events, seen, start, world, reached } = open({ newsFor: 24 * hour });
    const first = await start(openJarViews());
    await first.stop();
    await addCoins(events, 'a', [1]);
    world.now = later(25 * hour);
    await addCoins(events, 'b', [2], later(2 * hour).toISOString());
    const second = await start(openJarViews());
    await reached(4);
    await second.stop();
    expect(seen).toEqual([2]);
  });
});
