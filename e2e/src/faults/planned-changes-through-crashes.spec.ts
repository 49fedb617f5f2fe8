import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { daysAfter, dayOf, marketRecords, Role } from '@portal/contracts';
import { channelCommands, everyDay, serviceId } from '@portal/contracts/areas/channels';
import type { CrashPoint } from '@portal/platform/program/crash-points';
import { freePort } from '@portal/platform/testing/free-port';
import { addRestaurant } from '../programs/add-restaurant';
import { openInProcessPortal } from '../programs/in-process-portal';
import { buildPortal, type PortalProcess, startPortal } from '../programs/portal-process';
import { actorWith } from '../programs/test-fixture';
import { untilReady, within } from '../programs/until';
import { readLogOnDisk } from './log-on-disk';
import { bothViews } from './views-checker';
import { makeWorldOnDisk, type WorldOnDisk } from './world-on-disk';

/* R1, R3, R16: changes fell due while the portal was down; it crashes while applying them. */

const restaurants = Array.from({ length: 60 }, (_, at) => 100 + at);
/** At the third pass each. */
const deaths: readonly CrashPoint[] = [
  ...(['append:before-commit', 'append:after-commit', 'deadline:before-forgetting'] as const),
  ...(['views:before-commit', 'views:after-commit', 'views:between-writes'] as const),
  ...(['append:before-commit', 'append:after-commit', 'deadline:before-forgetting'] as const),
];
const timeoutMs = 300_000;
const today = dayOf(new Date().toISOString(), marketRecords.ES.timeZone);
const day = daysAfter(today, -1);
const wifi = serviceId('wifi');
const games = serviceId('games');

let world: WorldOnDisk;
beforeAll(async () => {
  await buildPortal();
  world = await makeWorldOnDisk('ES');
  const portal = await openInProcessPortal('ES', undefined, world.dataDir);
  const { runner, bindings } = portal.writeSide;
  const input = {
    channel: { schedules: { restaurant: everyDay({ start: '12:00', end: '00:00' }) } },
    service: [{ id: wifi, status: 1 }],
    opening: { open: 0, date: day, motive: 1 },
    channel_plan: [{ plan_date: day, service_planned: [wifi, games] }],
  };
  for (const restaurantId of restaurants) {
    await addRestaurant(portal, restaurantId);
    const sent = channelCommands.UpdateChannel.input.parse({ ...input, restaurant_id: restaurantId });
    const planned = await runner.run(bindings.channels.UpdateChannel, sent, {
      actor: actorWith(Role.Administrator),
      correlationId: 'faults',
      at: `${daysAfter(today, -3)}T10:00:00.000Z`,
    });
    if (!planned.ok) throw new Error(JSON.stringify(planned));
  }
  await portal.caughtUp();
  await portal.close();
}, timeoutMs);
afterAll(() => rmSync(world.dataDir, { recursive: true, force: true }));

/** May crash before it listens. */
async function dieAt(point: CrashPoint, start: (crashAt: string) => Promise<PortalProcess>): Promise<void> {
  const armed = await start(`${point}#3`).catch((error: unknown) => error as Error);
  if (armed instanceof Error) {
    if (!armed.message.startsWith('the portal ended with null')) throw armed;
  } else if (armed.child.exitCode === null && armed.child.signalCode === null) {
    await within(`dead at ${point}`, once(armed.child, 'close'), armed.output);
  }
}

const typesOf = (restaurantId: number): string[] =>
  readLogOnDisk(world.dataDir)
    .rows.filter(({ stream }) => stream === `restaurant-${restaurantId}`)
    .map(({ type }) => type);

it(
  '[R-CHN-14] [R-CHN-29] [R1] [R3] applies each planned change once, and opens each restaurant once, however often it dies',
  async () => {
    const port = String(await freePort());
    const start = (crashAt = '') =>
      startPortal({ MARKET: 'ES', DATA_DIR: world.dataDir, PORT: port, CRASH_AT: crashAt });
    for (const point of deaths) await dieAt(point, start);
    const portal = await start();
    await untilReady(portal.url, portal.output);
    const isDone = () => {
      const { rows } = readLogOnDisk(world.dataDir);
      return rows.filter(({ type }) => type === 'ChannelPlanApplied').length >= restaurants.length;
    };
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await portal.end('SIGTERM')).code).toBe(0);
    for (const restaurantId of restaurants) {
      const types = typesOf(restaurantId);
      const count = (type: string) => types.filter((each) => each === type).length;
      expect({
        restaurantId,
        applied: count('ChannelPlanApplied'),
        services: count('ChannelServicesChanged'),
      }).toEqual({
        restaurantId,
        applied: 1,
        services: 2,
      });
      // By the reopening, or by a planned change of the same day.
      expect(count('ChannelReopened') + count('ChannelOpeningChanged') - 1).toBe(1);
      expect(count('ChannelPlanFailed')).toBe(0);
    }
    const { lived, rebuilt } = await bothViews(world);
    expect(lived).toEqual(rebuilt);
    process.stdout.write(
      `${deaths.length} deaths, ${restaurants.length} planned changes applied once each\n`,
    );
  },
  timeoutMs,
);
