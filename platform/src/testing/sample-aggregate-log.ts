import { randomUUID } from 'node:crypto';
import type { EventMetadata } from '@portal/contracts';
import { parkedLists } from '../projection/parked-streams';
import { type Projection, viewsFilledBy } from '../projection/projection';
import { rebuildProjections } from '../projection/projection-rebuild';
import { type ProjectionsOptions, startProjections } from '../projection/projection-runner';
import type { EventStore } from '../stores/event-store/event-store.port';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { SqliteViewStore } from '../stores/view-store/sqlite.view-store';
import type { ViewStore } from '../stores/view-store/view-store.port';
import { plainCodec } from './plain-codec';
import { coinProjection, jarProjection } from './sample-aggregate';

export const jarClock = '2026-11-20T09:30:00.000Z';
export const now = () => new Date(jarClock);
export const jarProjections: readonly Projection[] = [jarProjection, coinProjection];
export const jarViews = jarProjections.flatMap(viewsFilledBy);

/** With short retries, so that specs need no clocks. */
export const openJarLog = (stride?: number) =>
  new MemoryEventStore({ backOff: { first: 1, longest: 2 }, stride });
export const openJarViews = (): ViewStore => new SqliteViewStore(':memory:', [...jarViews, ...parkedLists]);

function metadataAt(at: string): EventMetadata {
  const id = randomUUID();
  const why = { correlationId: id, causationId: id, commandId: id };
  return { actor: 'user-12', role: 1, market: 'ES', at, ...why, schemaVersion: 1 };
}

/** One append; opens a new jar. */
export async function addCoins(events: EventStore, jarId: string, values: readonly number[], at = jarClock) {
  const stream = `jar-${jarId}`;
  const { length } = await events.readStream(stream);
  const metadata = metadataAt(at);
  const data = { jarId, restaurantId: 1, ownerId: 12, number: 1 };
  const personal = { subject: 'user-12', sealed: JSON.stringify({ label: `Jar ${jarId}` }) };
  const opened = { id: randomUUID(), type: 'JarOpened', data, personal, metadata };
  const coins = values.map((value) => ({
    id: randomUUID(),
    type: 'CoinAdded',
    data: { jarId, value },
    metadata,
  }));
  return events.append(stream, length === 0 ? 'no-stream' : length - 1, [
    ...(length === 0 ? [opened] : []),
    ...coins,
  ]);
}

/** Projections over a log, caught up. */
export async function followJars(
  options: Pick<ProjectionsOptions, 'events' | 'views'> & Partial<ProjectionsOptions>,
) {
  const running = await startProjections({ codec: plainCodec, projections: jarProjections, now, ...options });
  await running.caughtUp;
  return running;
}

/** All documents by view and id. */
export async function contentsOf(views: ViewStore) {
  const contents: Record<string, unknown> = {};
  for (const { name } of [...jarViews, ...parkedLists]) {
    const { documents } = await views.find<{ id: string }>(name, { size: -1 });
    contents[name] = Object.fromEntries(documents.map((document) => [document.id, document]));
  }
  return contents;
}

/** Contents after a rebuild. */
export async function cleanContents(events: EventStore, projections = jarProjections) {
  const views = openJarViews();
  await rebuildProjections({ events, codec: plainCodec, views, projections, now });
  const contents = await contentsOf(views);
  await views.close();
  return contents;
}
