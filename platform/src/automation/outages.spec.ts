import { describe, expect, it } from '@jest/globals';
import { defineDueTimes } from '@portal/contracts';
import type { EventCodec } from '../codec/event-codec.port';
import { type CommandRunner, createCommandRunner } from '../decider/command-runner';
import { createMailOutbox } from '../mail/mail-outbox';
import { ourAddress } from '../mail/mail.samples';
import { defineMailing, startMailings } from '../mail/mailing';
import { parkedLists, type ParkedStream } from '../projection/parked-streams';
import { EventStoreUnavailable } from '../stores/event-store/event-store.port';
import { FileStoreUnavailable } from '../stores/file-store/file-store.port';
import { KeyStoreUnavailable } from '../stores/key-store/key-store.port';
import { MailNotAccepted } from '../stores/mailer/mailer.port';
import { OutboxUnavailable } from '../stores/outbox/outbox.port';
import { SqliteOutbox } from '../stores/outbox/sqlite.outbox';
import { SqliteViewStore } from '../stores/view-store/sqlite.view-store';
import { ViewStoreUnavailable } from '../stores/view-store/view-store.port';
import { plainCodec } from '../testing/plain-codec';
import { type JarEvent, jarBindings, jarRows } from '../testing/sample-aggregate';
import { addCoins, followJars, jarViews, now, openJarLog } from '../testing/sample-aggregate-log';
import { defineAutomation, intend } from './automation';
import { startAutomations } from './automation-runner';
import { defineDeadline, fallsDue } from './deadline';
import { startDeadlines } from './deadline-runner';

const jars = jarBindings(async () => 1);
const closings = defineDueTimes('closings');
const oneMore = (jarId: string) => intend(jars.addCoin, { id: jarId, value: 1 });

const automation = defineAutomation<JarEvent>('when-seven-then-one-more', {
  on: { CoinAdded: ({ data }) => (data.value === 7 ? oneMore(data.jarId) : null) },
});
const deadline = defineDeadline<JarEvent>('when-it-is-time-then-one-more', closings, {
  on: { CoinAdded: ({ data }) => (data.value === 7 ? fallsDue(data.jarId, now().toISOString()) : null) },
  then: ({ id }) => oneMore(id),
});

async function open(fault: unknown) {
  const events = openJarLog();
  const views = new SqliteViewStore(':memory:', [...jarViews, closings, ...parkedLists]);
  await addCoins(events, 'a', [7]);
  const parked: ParkedStream[] = [];
  const errors: unknown[] = [];
  let left = 3;
  function lean(): void {
    left -= 1;
    if (left >= 0) throw fault;
  }
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  const commands: CommandRunner = {
    async run(...given) {
      lean();
      return runner.run(...given);
    },
  };
  const codec: EventCodec = {
    ...plainCodec,
    decode(recorded) {
      lean();
      return plainCodec.decode(recorded);
    },
  };
  const announced = {
    onParked: (each: ParkedStream) => void parked.push(each),
    onError: (error: unknown) => void errors.push(error),
  };
  const following = { events, codec: plainCodec, views, now, ...announced };
  const until = async (isDone: () => Promise<boolean>) => {
    while (!(await isDone()) && parked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  const hasOneMore = async () => (await events.readStream('jar-a')).at(-1)?.data.value === 1;
  return { events, views, parked, errors, lean, commands, codec, following, until, hasOneMore };
}
type World = Awaited<ReturnType<typeof open>>;

const followers: Readonly<Record<string, (world: World) => Promise<void>>> = {
  async automation({ following, commands, until, hasOneMore }) {
    const running = await startAutomations({ ...following, commands, automations: [automation] });
    await until(hasOneMore);
    await running.stop();
  },
  async deadline({ following, commands, until, hasOneMore }) {
    const soon = (_milliseconds: number, wake: () => void) => {
      const timer = setImmediate(wake);
      return () => clearImmediate(timer);
    };
    const running = await startDeadlines({ ...following, commands, deadlines: [deadline], wakeAfter: soon });
    await until(hasOneMore);
    await running.stop();
  },
  async mailing({ following, lean, until }) {
    const mails = new SqliteOutbox(':memory:', 'mail');
    const mailing = defineMailing<JarEvent>('when-seven-then-mail-ana', {
      async CoinAdded() {
        lean();
        return [{ recipient: 'ana', to: { address: 'a@b.example' }, subject: '7', html: '', text: '' }];
      },
    });
    const outbox = createMailOutbox(mails, ourAddress, now);
    const viewsReach = async () => true;
    const running = await startMailings({
      publicOrigin: () => 'https://portal.example',
      ...following,
      progress: mails,
      outbox,
      viewsReach,
      mailings: [mailing],
    });
    await until(async () => (await mails.stats()).waiting === 1);
    await running.stop();
  },
  async projection({ following, codec, events, views, until }) {
    const running = followJars({ ...following, codec });
    await until(async () => (await views.checkpoint(jarRows.name)) === (await events.head()));
    await (await running).stop();
  },
};

const outages: readonly Error[] = [
  new EventStoreUnavailable('away'),
  new ViewStoreUnavailable('away'),
  new KeyStoreUnavailable('away'),
  new FileStoreUnavailable('away'),
  new OutboxUnavailable('away'),
  new MailNotAccepted('server', 'away'),
];
const cases = Object.keys(followers).flatMap((follower) =>
  outages.map((fault) => [follower, fault.constructor.name, fault] as const),
);

describe('an unavailable store', () => {
  it.each(cases)('[R9] [R15] makes a %s wait and parks nothing: %s', async (follower, _name, fault) => {
    const world = await open(fault);
    await followers[follower]?.(world);
    expect(world.parked).toEqual([]);
    expect(world.errors).toContain(fault);
    expect(world.errors).toHaveLength(3);
    for (const { name } of parkedLists) expect(await world.views.count(name, {})).toBe(0);
  });

  it.each(Object.keys(followers))(
    '[R9] is distinguished from a mistake, which parks: %s',
    async (follower) => {
      const world = await open(new RangeError('thirteen'));
      await followers[follower]?.(world);
      expect(world.parked[0]).toMatchObject({ stream: 'jar-a', reason: 'RangeError: thirteen' });
    },
  );
});
