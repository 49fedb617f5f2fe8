import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createBindings, createServices } from '@portal/command-api';
import { allEvents, marketRecords, markets, type Market } from '@portal/contracts';
import { createEventCodec } from '@portal/platform/codec/event-codec';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import type { StoredFile } from '@portal/platform/stores/file-store/file-store.port';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { type DemoWorld, demoWorld } from '../demo-world';
import { demoBrands, demoOptions } from '../diagnostic/demo-reference';
import { demoForms } from '../forms/form-words';
import { storeFigureFiles } from '../diagnostic/figure-files';
import { sendsFile } from '../orders/order-work-steps';
import { storePlanPhoto } from '../planner/plan-photo';
import { commandSender } from './command-sender';
import { layFoundation } from './foundation';
import { demoTimes } from './published';
import type { StoredParts } from './resource-files';
import { reworkedResource, spoiledChannels, standIn } from '../stories/record-stories';
import { timeline } from './timeline';

const now = () => new Date('2026-11-20T12:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'timeline-'));
afterAll(() => rmSync(folder, { recursive: true }));
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

function emptyPortal(market: Market) {
  const events = new MemoryEventStore();
  const codec = createEventCodec({ events: allEvents, keys: new MemoryKeyStore() });
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const files = new DiskFileStore(join(folder, market));
  const services = createServices({
    market: marketRecords[market],
    events,
    codec,
    secrets,
    now,
    passwordCosts: cheap,
    files,
  });
  return {
    events,
    store: files,
    bindings: createBindings(services),
    runner: createCommandRunner({ events, codec, market, now }),
  };
}

const hashed = (key: string) => hash('md5', key);
const turnsOf = ({ chats }: DemoWorld) => chats.flatMap(({ turns }) => turns);
const worksOf = ({ orders }: DemoWorld) => orders.flatMap(({ work }) => work);
const imagesOf = (world: DemoWorld) =>
  turnsOf(world).flatMap((turn) => (turn.kind === 'message' ? turn.images : []));

const named = { filename: 'a.pdf', bytes: 1, contentType: 'application/pdf' };
const uploaded = { ...named, purpose: 'resource-file', sha256: '0' } as const;

async function seeded(market: Market) {
  const { events, store, bindings, runner } = emptyPortal(market);
  const world = demoWorld(market, '2026-11-20');
  const files = new Map(
    world.resources.map(({ resourceId, fileKind }): [number, StoredParts] => [
      resourceId,
      {
        thumb: { key: hashed(`thumb-${resourceId}`), width: 600, height: 400 },
        file: fileKind && { ...named, key: hashed(`file-${resourceId}`) },
        uploads: [
          { ...uploaded, purpose: 'resource-thumb', key: hashed(`thumb-${resourceId}`) },
          ...(fileKind ? [{ ...uploaded, key: hashed(`file-${resourceId}`) }] : []),
        ],
        corrected: (world.corrections.get(resourceId) ?? []).map((at) => ({
          ...uploaded,
          key: hashed(`file-${resourceId}-${at}`),
        })),
      },
    ]),
  );
  const images = new Map(
    imagesOf(world).map(({ key }): [string, StoredFile] => [
      key,
      { key: hashed(key), bytes: 1, sha256: '0' },
    ]),
  );
  const covers = new Map(
    world.covers.map(({ key }): [string, StoredFile] => [key, { key: hashed(key), bytes: 1, sha256: '0' }]),
  );
  const send = commandSender({ runner });
  const stubs = world.reports.flatMap(({ month, reports }) =>
    reports.map((report) => {
      const key = hashed(`${month} ${report.filename}`);
      return [report, { key, bytes: 1, sha256: '0' }] as const;
    }),
  );
  const proofs = new Map(
    world.orders.map(({ key, work }) => [
      key,
      work.filter(sendsFile).map((_step, at) => ({
        ...named,
        purpose: 'proof' as const,
        sha256: '0',
        key: hashed(`${key} ${at}`),
      })),
    ]),
  );
  const imports = await storeFigureFiles(world, store);
  const planPhoto = await storePlanPhoto(world, store);
  const context = {
    world,
    bindings,
    send,
    files,
    images,
    covers,
    proofs,
    imports,
    planPhoto,
    reports: new Map(stubs),
    documents: [],
  };
  const seed = async () => {
    await layFoundation(world, bindings, send);
    for (const { happen } of timeline(context)) await happen();
  };
  await seed();
  return { events, world, seed };
}

describe.each(markets)('sending the demo world of %s as commands', (market) => {
  it('is accepted by every rule, oldest first, and has no second effect when repeated', async () => {
    const { events, world, seed } = await seeded(market);
    const log = await events.readAll(0, 20_000);
    const count = (type: string) => log.filter((event) => event.type === type).length;
    expect(count('RestaurantAdded')).toBe(world.restaurants.length);
    expect(count('UserRegistered')).toBe(world.users.length);
    expect(count('LegalTermsAccepted')).toBe(world.users.length - 1);
    expect(count('SectionAdded')).toBe(world.sections.length);
    expect(count('ResourceAdded')).toBe(world.resources.length);
    expect(count('ResourceDownloaded')).toBe(world.downloads.length);
    const reprints = worksOf(world).filter(({ what }) => what === 'reprint').length;
    expect(reprints).toBe(1);
    expect(count('OrderPlaced')).toBe(world.orders.length + reprints);
    expect(count('OrderStatusChanged')).toBe(world.orders.flatMap(({ history }) => history).length);
    const taken = world.orders.filter(({ isTaken, history }) => isTaken && history.length > 0);
    expect([taken.length > 100, count('OrderAssigned')]).toEqual([true, taken.length]);
    const turns = (kind: string) => turnsOf(world).filter((turn) => turn.kind === kind).length;
    expect(count('OrderMessagePosted')).toBe(turns('message'));
    expect(count('OrderNoteAdded')).toBe(turns('note'));
    expect(count('OrderChatRead')).toBe(turns('read'));
    const corrections = [...world.corrections.values()].flat();
    expect(corrections.length).toBeGreaterThan(world.corrections.size);
    expect(count('ResourceFileReplaced')).toBe(corrections.length);
    const about = (stream: string, type: string) =>
      log.filter((event) => event.stream === stream && event.type === type).length;
    expect(about(`resource-${reworkedResource(world).resourceId}`, 'ResourceUpdated')).toBe(3);
    expect(count('ResourceUpdated')).toBe(3);
    const { user } = standIn(world);
    expect(about(`user-${user.userId}`, 'UserRestaurantsChanged')).toBe(2);
    expect([count('SectionUpdated'), count('SectionsReordered')]).toEqual([2, 2]);
    expect(spoiledChannels(world)).toHaveLength(2);
    // In place of the clock.
    const reactions = log.filter(({ metadata }) => metadata.rule !== undefined);
    expect(reactions.length).toBeGreaterThan(2);
    for (const { metadata } of reactions) {
      const cause = log.find((event) => event.metadata.commandId === metadata.causationId);
      expect([cause?.metadata.correlationId, cause?.type]).toEqual([
        metadata.correlationId,
        expect.stringMatching(/^(RecallStarted|MopPauseRequested|QuoteSent)$/),
      ]);
    }
    expect(count('ResourceTimeChanged')).toBe(demoTimes(world).length);
    expect(count('ResourceTimeChanged')).toBeGreaterThan(8);
    const offered = world.resources.filter(({ fileKind }) => fileKind !== null);
    expect(count('FileUploaded')).toBe(
      imagesOf(world).length +
        world.covers.length +
        world.resources.length +
        offered.length +
        corrections.length +
        worksOf(world).filter(sendsFile).length,
    );
    const works = (what: string) => worksOf(world).filter((step) => step.what === what).length;
    expect(count('QuoteSent')).toBe(works('quote'));
    expect(count('ProofSent')).toBe(works('proof'));
    expect(count('ProofRemarkAdded')).toBe(works('remark'));
    expect(count('ArtDownloaded')).toBe(works('download'));
    // Administrator, franchisee, manager and consultant.
    expect(count('NoticesRead')).toBe(4);
    expect(['RecallStarted', 'RecallConfirmed', 'RecallClosed'].map(count)).toEqual([4, 16, 1]);
    expect(count('RecallReminded')).toBeGreaterThan(2);
    expect(count('SliderAdded')).toBe(world.covers.length);
    expect(count('SliderClicked')).toBe(world.covers.flatMap(({ clicks }) => clicks).length);
    const hasDiagnostics = marketRecords[market].features.diagnosticAndPlanner;
    expect(count('BrandAdded')).toBe(hasDiagnostics ? demoBrands.length : 0);
    expect(count('SwotOptionAdded')).toBe(hasDiagnostics ? demoOptions.length : 0);
    expect(count('PlanPhotoAdded')).toBe(hasDiagnostics ? 1 : 0);
    expect(count('ImportConfirmed')).toBe(world.imports.length);
    const places = world.imports.map(({ rows }) => new Set(rows.map(({ place }) => place)).size);
    expect(count('FiguresImported')).toBe(places.reduce((sum, each) => sum + each, 0));
    expect(count('SwotUpdated')).toBe(world.diagnostics.filter(({ swot }) => swot).length);
    expect(count('ClientsUpdated')).toBe(world.diagnostics.filter(({ shares }) => shares).length);
    expect(count('ComparisonUpdated')).toBe(world.diagnostics.filter(({ ratings }) => ratings).length);
    expect(count('VideoAdded')).toBe(market === 'ES' ? 2 : 0);
    const decided = world.pauses.flatMap(({ steps }) => steps);
    const steps = (what: string) => decided.filter((step) => step.what === what).length;
    expect(count('MopAutoConfirmSet')).toBe(world.switches.length);
    expect(count('MopPauseRequested')).toBe(world.pauses.length);
    expect(count('MopPauseStatusChanged')).toBe(steps('decided'));
    expect(count('MopPauseWithdrawn')).toBe(steps('withdrawn'));
    expect(count('MopPauseEnded')).toBe(world.pauses.filter(({ ended }) => ended).length);
    const forms = demoForms[market];
    const ofKind = (kind: string) => forms.filter((form) => form.kind === kind).length;
    expect(count('CustomResourceRequested')).toBe(ofKind('custom'));
    expect(count('BriefingSent')).toBe(ofKind('briefing'));
    expect(count('OpeningFormSent')).toBe(ofKind('opening'));
    expect(count('SentFormStatusChanged')).toBe(forms.flatMap(({ statuses }) => statuses).length);
    const moments = log
      .filter(({ type }) => /^(Resource|Order|Mop|Slider|Video)/.test(type))
      .map(({ metadata }) => metadata.at);
    expect(moments).toEqual([...moments].sort());
    const head = await events.head();
    await seed();
    expect(await events.head()).toBe(head);
  });
});
