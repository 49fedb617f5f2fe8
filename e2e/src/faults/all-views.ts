import { createHash } from 'node:crypto';
import { allEvents, allViews, type DueTime, type Market, type ViewContract } from '@portal/contracts';
import { createDeadlines, createWriteSide } from '@portal/command-api';
import type { Timing } from '@portal/platform/automation/deadline';
import { startDeadlines } from '@portal/platform/automation/deadline-runner';
import { SealingEventCodec } from '@portal/platform/codec/event-codec';
import { canonicalJson } from '@portal/platform/decider/canonical-json';
import { parkedReactions, parkedStreams } from '@portal/platform/projection/parked-streams';
import { rebuildProjections } from '@portal/platform/projection/projection-rebuild';
import { startProjections } from '@portal/platform/projection/projection-runner';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import type { EventStore } from '@portal/platform/stores/event-store/event-store.port';
import type { KeyStore } from '@portal/platform/stores/key-store/key-store.port';
import type { Document, ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import { allProjections } from '@portal/projections';
import { until } from '../programs/until';
import { testSecret } from '../programs/in-process-portal';

/* R7. `projectionStates` is left out: it does not follow from the log. */

export interface Remains {
  readonly market: Market;
  readonly events: EventStore;
  readonly keys: KeyStore;
  /** After all crashes. */
  readonly lived: ViewStore;
  readonly empty: ViewStore;
}

/** Count, and SHA-256 of canonical JSON by id. */
export type Figures = Readonly<Record<string, string>>;

const now = () => new Date();

function figureOf(documents: readonly Document[]): string {
  const hash = createHash('sha256');
  const lines = documents.map((document) => `${String(document.id)} ${canonicalJson(document)}`).sort();
  for (const line of lines) hash.update(`${line}\n`);
  return `${documents.length} documents, ${hash.digest('hex')}`;
}

async function documentsOf(views: ViewStore, name: string): Promise<readonly Document[]> {
  return (await views.find(name, { size: -1 })).documents;
}

async function figuresOf(views: ViewStore, contracts: readonly ViewContract[]): Promise<Figures> {
  const figures: Record<string, string> = {};
  for (const { name } of contracts) figures[name] = figureOf(await documentsOf(views, name));
  return figures;
}

/** Nothing is sent. */
function deadlinesOf({ market, events, keys }: Remains) {
  const codec = new SealingEventCodec({ events: allEvents, keys });
  const secrets = createSessionSecrets(testSecret);
  const { bindings, services } = createWriteSide({ market, events, codec, secrets, keys, now });
  return { codec, deadlines: createDeadlines(bindings, services) };
}

/** A window that ended earlier was sent. */
const isInOpenWindow = ({ unlessSet }: Timing, open: Document | undefined, at: string): boolean =>
  unlessSet === true && open !== undefined && (open as unknown as DueTime).dueAt > at;

/** Without overdue entries: they may have been sent without effect. */
async function dueByLog(remains: Remains): Promise<Readonly<Record<string, readonly Document[]>>> {
  const { codec, deadlines } = deadlinesOf(remains);
  const due = new Map(deadlines.map(({ dueTimes }) => [dueTimes.name, new Map<string, Document>()]));
  for (const recorded of await remains.events.readAll(0, 1_000_000)) {
    for (const { dueTimes, on } of deadlines.filter((deadline) => deadline.on.has(recorded.type))) {
      const { id: eventId, type: eventType, stream, revision, position, metadata } = recorded;
      const timing = on.get(eventType)?.(await codec.decode(recorded));
      if (!timing) continue;
      const { id, dueAt } = timing;
      if (isInOpenWindow(timing, due.get(dueTimes.name)?.get(id), metadata.at)) continue;
      const cause = { eventId, eventType, stream, revision, position, correlationId: metadata.correlationId };
      due.get(dueTimes.name)?.delete(id);
      if (dueAt !== null) due.get(dueTimes.name)?.set(id, { id, dueAt, ...cause });
    }
  }
  return Object.fromEntries([...due].map(([name, byId]) => [name, [...byId.values()]]));
}

const isStillDue = (document: Document): boolean =>
  (document as unknown as DueTime).dueAt > now().toISOString();

async function dueFigures(
  documents: (name: string) => Promise<readonly Document[]>,
  names: readonly string[],
): Promise<Figures> {
  const figures: Record<string, string> = {};
  for (const name of names) figures[name] = figureOf((await documents(name)).filter(isStillDue));
  return figures;
}

/** After catching up, without sending. */
async function dueTimes(remains: Remains): Promise<{ lived: Figures; rebuilt: Figures }> {
  const { codec, deadlines } = deadlinesOf(remains);
  const { events, lived: views } = remains;
  const commands = { run: () => Promise.reject(new Error('nothing is sent here')) };
  const wakeAfter = () => () => undefined;
  const running = await startDeadlines({ events, codec, views, commands, deadlines, now, wakeAfter });
  const names = deadlines.map(({ dueTimes: { name } }) => name);
  const byLog = await dueByLog(remains);
  const rebuilt = await dueFigures(async (name) => byLog[name] ?? [], names);
  const look = () => dueFigures((name) => documentsOf(views, name), names);
  const isSame = async () => canonicalJson(await look()) === canonicalJson(rebuilt);
  // Timeouts are reported below, by view.
  await until('due times as the log has them', isSame).catch(() => undefined);
  await running.stop();
  return { lived: await look(), rebuilt };
}

export async function allViewsTwice(remains: Remains): Promise<{ lived: Figures; rebuilt: Figures }> {
  const { events, keys, lived, empty } = remains;
  const codec = new SealingEventCodec({ events: allEvents, keys });
  const following = { events, codec, projections: allProjections, now };
  const running = await startProjections({ ...following, views: lived });
  await running.caughtUp;
  await running.stop();
  await rebuildProjections({ ...following, views: empty });
  const due = await dueTimes(remains);
  // A clean rebuild parks nothing, so parked streams show as a difference.
  const filled = [...allViews.filter(({ name }) => !(name in due.rebuilt)), parkedStreams, parkedReactions];
  return {
    lived: { ...(await figuresOf(lived, filled)), ...due.lived },
    rebuilt: { ...(await figuresOf(empty, filled)), ...due.rebuilt },
  };
}
