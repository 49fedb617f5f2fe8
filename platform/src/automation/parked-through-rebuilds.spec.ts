import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCommandRunner } from '../decider/command-runner';
import { parkedLists, parkedReactions, type ParkedStream } from '../projection/parked-streams';
import { rebuildProjections } from '../projection/projection-rebuild';
import { MongodbViewStore } from '../stores/view-store/mongodb.view-store';
import { SqliteViewStore } from '../stores/view-store/sqlite.view-store';
import type { StagedViews, ViewStore } from '../stores/view-store/view-store.port';
import { MongodbDouble } from '@portal/doubles/mongodb/mongodb-double';
import { plainCodec } from '../testing/plain-codec';
import { type JarEvent, jarBindings } from '../testing/sample-aggregate';
import {
  addCoins,
  followJars,
  jarProjections,
  jarViews,
  now,
  openJarLog,
} from '../testing/sample-aggregate-log';
import { defineAutomation, intend } from './automation';
import { startAutomations } from './automation-runner';

let double: MongodbDouble;
let databases = 0;
beforeAll(async () => {
  double = await MongodbDouble.start();
});
afterAll(() => double.goAway());

const newUrl = () => double.url.replace('/?', `/parked-${(databases += 1)}?`);
const declared = [...jarViews, ...parkedLists];
const name = 'when-thirteen-then-one-more';
const jars = jarBindings(async () => 1);

/** A coin of 13 fails while `afraid.yes`. */
const superstitious = (afraid: { yes: boolean }) =>
  defineAutomation<JarEvent>(name, {
    on: {
      CoinAdded: ({ data }) => {
        if (data.value !== 13) return null;
        if (afraid.yes) throw new RangeError('thirteen');
        return intend(jars.addCoin, { id: data.jarId, value: 1 });
      },
    },
  });

/** Runs `work` after the staged list of parked streams is written, before the switch. */
function beforeSwitch(staged: StagedViews, work: () => Promise<void>): StagedViews {
  const activate = staged.activate.bind(staged);
  staged.activate = async () => {
    await work();
    await activate();
  };
  return staged;
}

function open(views: ViewStore) {
  const events = openJarLog();
  const afraid = { yes: true };
  const start = () => {
    let parked: (stream: ParkedStream) => void = () => undefined;
    const isParked = new Promise<ParkedStream>((resolve) => (parked = resolve));
    const commands = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
    const running = startAutomations({
      events,
      codec: plainCodec,
      views,
      commands,
      automations: [superstitious(afraid)],
      now,
      onParked: parked,
    });
    return { running, isParked };
  };
  const options = { events, codec: plainCodec, views, projections: jarProjections, now };
  return { events, views, afraid, start, options };
}

const worlds: readonly (readonly [string, () => ViewStore])[] = [
  ['SQLite', () => new SqliteViewStore(':memory:', declared)],
  ['MongoDB', () => new MongodbViewStore(newUrl(), declared)],
];

describe.each(worlds)('what an automation parks while views are rebuilt in %s', (_world, openViews) => {
  it('[R9] [R8] is parked still after the switch and a restart, and is done when it is retried', async () => {
    const { events, views, afraid, start, options } = open(openViews());
    await addCoins(events, 'a', [5]);
    await (await followJars({ events, views })).stop();
    const first = start();
    const automations = await first.running;
    const stage = views.stage.bind(views);
    views.stage = async (staged) =>
      beforeSwitch(await stage(staged), async () => {
        await addCoins(events, 'a', [13]);
        await first.isParked;
      });
    expect((await rebuildProjections(options)).activated).toBe(true);
    await automations.stop();
    const again = await start().running;
    expect((await views.find<ParkedStream>(parkedReactions.name, {})).documents).toMatchObject([
      { projection: name, stream: 'jar-a', eventType: 'CoinAdded' },
    ]);
    afraid.yes = false;
    expect(await again.retryParked(name, 'jar-a')).toBe(true);
    await again.stop();
    expect((await events.readStream('jar-a')).at(-1)?.data).toMatchObject({ value: 1 });
    expect(await views.count(parkedReactions.name, {})).toBe(0);
    await views.close();
  });
});
