import { randomUUID } from 'node:crypto';
import {
  allEvents,
  allViews,
  type DocumentOf,
  type Language,
  type Market,
  Role,
  type ViewContract,
} from '@portal/contracts';
import { type ChosenNotices, notificationSettings } from '@portal/contracts/areas/notifications';
import { aResource, aResourceDocument, resources, ResourceStatus } from '@portal/contracts/areas/resources';
import { sections, SectionType } from '@portal/contracts/areas/sections';
import { users } from '@portal/contracts/areas/users';
import { createEventCodec } from '@portal/platform/codec/event-codec';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createMailOutbox } from '@portal/platform/mail/mail-outbox';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { SqliteOutbox } from '@portal/platform/stores/outbox/sqlite.outbox';
import type { MailContent } from '@portal/platform/stores/outbox/outbox.port';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { testClock } from '@portal/platform/testing/test-clock';
import { createWriteSide } from '../../../write-side';

const start = '2026-11-20T09:30:00.000Z';
export const secrets = createSessionSecrets(Buffer.alloc(32, 1));

type User = DocumentOf<typeof users>;
export const reader = (id: number, changes: Partial<User> = {}): User => ({
  id,
  name: `Persona ${id}`,
  email: `p${id}@es.chain.example`,
  phone: '',
  type: Role.Franchisee,
  active: true,
  deleted: false,
  locations: [1],
  accessEndedBy: [],
  favourite: null,
  legal: '2026-01',
  sessionsFrom: null,
  addressChange: null,
  secondFactor: false,
  version: 0,
  ...changes,
});

const shownSection: DocumentOf<typeof sections> = {
  id: 1,
  parentId: -1,
  name: 'Sala',
  url: 'sala',
  formerUrls: [],
  path: ['nacional'],
  type: SectionType.National,
  active: true,
  level: 1,
  place: 1,
  version: 0,
  resources: 0,
};
export const hiddenSection = { ...shownSection, id: 3, parentId: 2 };
const tree = [shownSection, { ...shownSection, id: 2, active: false }, hiddenSection];

export interface MailedPerson {
  readonly user: User;
  readonly newFiles?: boolean;
  /** Cells besides. */
  readonly chosen?: ChosenNotices;
  readonly language?: Language;
}

type Filling = readonly [view: { readonly name: string }, documents: readonly { id: number | string }[]];

/** Deadline and event of the end of a window. */
const newFilesWindow = [
  'when-new-files-have-been-collected-then-announce-them',
  'NewFilesAnnounced',
] as const;
export const orderNewsWindow = [
  'when-orders-have-had-news-for-a-while-then-announce-them',
  'OrderNewsAnnounced',
] as const;

export async function openMailWorld(market: Market, people: readonly MailedPerson[]) {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const keys = new MemoryKeyStore();
  const codec = createEventCodec({ events: allEvents, keys });
  let views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
  const mails = new SqliteOutbox(':memory:', 'mail');
  const clock = testClock(start);
  const fill = (view: string, documents: readonly { id: number | string }[]) => ({
    projection: view,
    position: 1,
    writes: documents.map((document) => ({ view, id: String(document.id), document })),
  });
  /** Views are current when the batch is announced. */
  const resourcesAdded: DocumentOf<typeof resources>[] = [];
  async function show(shown: readonly MailedPerson[]): Promise<void> {
    const settings = shown.map(({ user: { id }, newFiles: mail = true, chosen = {}, language = null }) => ({
      id,
      chosen: { newFiles: { mail }, ...chosen },
      quiet: null,
      language,
      readUpTo: null,
    }));
    const persons = shown.map(({ user }) => user);
    await views.commit([
      ...[fill(users.name, persons), fill(notificationSettings.name, settings)],
      ...[fill(sections.name, tree), fill(resources.name, resourcesAdded)],
    ]);
  }
  await show(people);
  /** Views lost and rebuilt, with other people. */
  async function loseViews(found: readonly MailedPerson[]): Promise<void> {
    views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
    await show(found);
  }
  const outbox = createMailOutbox(mails, { address: 'portal@chain.example' }, clock.now);
  const troubles: unknown[] = [];
  let lastPosition = 1;

  /** One program; several in turn simulate kills. */
  async function run() {
    const side = createWriteSide({ market, events, codec, secrets, keys, now: clock.now });
    return side.startReactions({
      views,
      wakeAfter: clock.wakeAfter,
      onError: (error) => void troubles.push(error),
      onParked: (parked) => void troubles.push(parked),
      mail: {
        outbox,
        mails,
        agency: 'a@b.example',
        viewsReach: async () => true,
        publicOrigin: () => 'https://portal.chain.example',
      },
    });
  }
  async function publish(
    resourceId: number,
    language: Language = market === 'ES' ? 'CAST' : 'PT',
    section = shownSection.id,
  ) {
    const metadata = { ...platformMetadata(market, clock.now()) };
    const added = aResource({
      resourceId,
      name: `Pieza ${resourceId}`,
      url: `pieza-${resourceId}`,
      language,
      sections: [section],
    });
    resourcesAdded.push(aResourceDocument(added));
    await views.commit([{ ...fill(resources.name, resourcesAdded), position: resourcesAdded.length + 1 }]);
    const { name, url, home, category, sections, thumb } = added;
    const published = { resourceId, name, url, home, category, language, sections, thumb };
    const encode = (type: string, data: unknown) =>
      codec.encode({ type, data } as never, randomUUID(), metadata as never);
    await events.append(`resource-${resourceId}`, 'no-stream', [
      await encode('ResourceAdded', added),
      await encode('ResourcePublished', published),
    ]);
  }
  /** Known to the views, but not to the announcement. */
  async function withdraw(id: number): Promise<void> {
    const after = resourcesAdded.map((each) =>
      each.id === id ? { ...each, status: ResourceStatus.Inactive } : each,
    );
    await views.commit([{ ...fill(resources.name, after), position: after.length + 2 }]);
  }
  /** To the log and, as documents, to a view. */
  async function append(stream: string, happened: readonly object[], [view, documents]: Filling) {
    const metadata = { ...platformMetadata(market, clock.now()), actor: 'user-99' };
    const encoded = await Promise.all(
      happened.map(async (event) => codec.encode(event as never, randomUUID(), metadata as never)),
    );
    await views.commit([{ ...fill(view.name, documents), position: (lastPosition += 1) }]);
    await events.append(stream, 'no-stream', encoded);
  }
  const announced = async (type: string) =>
    (await events.readAll(0, 1_000)).filter((event) => event.type === type).length;
  async function announce(
    running: Awaited<ReturnType<typeof run>>,
    count = 1,
    [deadline, type]: readonly [string, string] = newFilesWindow,
  ): Promise<void> {
    const until = new Date(clock.now().getTime() + 11 * 60_000).toISOString();
    await clock.asleep(60_000);
    // Other deadlines sleep too: this one may begin later.
    do {
      await clock.passUntil(until, () => running.retryParked(deadline, ''));
      await new Promise((resolve) => setImmediate(resolve));
    } while ((await announced(type)) < count);
  }
  async function written(): Promise<readonly (MailContent & { id: string })[]> {
    const found = [];
    for (;;) {
      const claimed = await mails.claim('2030-01-01', '2031-01-01', true);
      if (claimed === null) return found;
      found.push(...claimed.entries.map(({ id, content }) => ({ ...content, id })));
    }
  }
  async function handled(): Promise<void> {
    const name = 'when-new-files-are-announced-then-mail-their-readers';
    const position = (await events.readAll(0, 1_000)).findLast(
      ({ type }) => type === 'NewFilesAnnounced',
    )?.position;
    while (((await mails.progressOf(name))?.position ?? 0) < (position ?? 0))
      await new Promise((resolve) => setImmediate(resolve));
  }
  async function due({ name }: ViewContract): Promise<void> {
    while ((await views.count(name, {})) === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  async function posted(count: number): Promise<void> {
    while ((await mails.stats()).waiting < count) await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    run,
    publish,
    append,
    withdraw,
    announce,
    mails: written,
    posted,
    handled,
    due,
    loseViews,
    troubles,
    events,
  };
}
