import { randomUUID } from 'node:crypto';
import type { EventMetadata } from '@portal/contracts';
import type { NewEvent } from '@portal/platform/stores/event-store/event-store.port';
import { resourceCount } from './foundation';
import { managers } from './people';
import { market } from './market';
import type { WritingDesk } from './writing-desk';

/** Events per append; each append is a stream of its own. */
const perAppend = 1_000;
const appendsAtOnce = 10;

/** A download as the log keeps it; their ids apart, the downloads of a resource are all alike. */
async function downloadOf({ codec }: WritingDesk, resourceId: number): Promise<NewEvent> {
  const at = new Date().toISOString();
  const userId = managers[resourceId]?.userId ?? 1;
  const metadata: EventMetadata = {
    actor: `user-${userId}`,
    role: 3,
    market,
    restaurant: 1,
    at,
    correlationId: randomUUID(),
    causationId: randomUUID(),
    commandId: randomUUID(),
    schemaVersion: 1,
  };
  const file = { key: 'f'.repeat(32), filename: 'menu.pdf', bytes: 120_000, contentType: 'application/pdf' };
  const data = { resourceId, userId, restaurantId: 1, file, until: at };
  return codec.encode({ type: 'ResourceDownloaded', data }, randomUUID(), metadata);
}

/** Lets people download until the log has that many events. */
export async function addDownloadsUpTo(desk: WritingDesk, total: number): Promise<void> {
  const kinds: NewEvent[] = [];
  for (let resourceId = 1; resourceId <= resourceCount; resourceId += 1)
    kinds.push(await downloadOf(desk, resourceId));
  for (let missing = total - (await desk.events.head()); missing > 0;) {
    const sizes = Array.from({ length: appendsAtOnce }, (_, at) =>
      Math.min(perAppend, missing - at * perAppend),
    ).filter((size) => size > 0);
    await Promise.all(sizes.map((size) => appendDownloads(desk, kinds, size)));
    missing -= sizes.reduce((sum, size) => sum + size, 0);
  }
}

async function appendDownloads({ events }: WritingDesk, kinds: readonly NewEvent[], size: number) {
  const downloads = Array.from({ length: size }, (_, at) => kinds[at % kinds.length]).flatMap((kind) =>
    kind ? [{ ...kind, id: randomUUID() }] : [],
  );
  await events.append(`downloads-${randomUUID()}`, 'no-stream', downloads);
}
