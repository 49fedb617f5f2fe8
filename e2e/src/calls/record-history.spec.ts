import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { wiredBindings } from '@portal/command-api';
import {
  allCalls,
  allViews,
  type CallContract,
  type InputOf,
  markets,
  type QueryContract,
  Role,
} from '@portal/contracts';
import { channelQueries } from '@portal/contracts/areas/channels';
import { diagnosticQueries, referenceQueries } from '@portal/contracts/areas/diagnostic';
import { historyQueries, type RecordKind } from '@portal/contracts/areas/history';
import { mopQueries } from '@portal/contracts/areas/mop';
import { orderQueries } from '@portal/contracts/areas/orders';
import { plannerQueries } from '@portal/contracts/areas/planner';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { sliderQueries } from '@portal/contracts/areas/sliders';
import { restaurantUserQueries, userQueries } from '@portal/contracts/areas/users';
import { videoQueries } from '@portal/contracts/areas/videos';
import type { World } from '@portal/contracts/examples';
import { evolve, type StreamRules } from '@portal/platform/decider/decider';
import { createStateLoader } from '@portal/platform/decider/state-loader';
import { FoldedDocuments } from '@portal/platform/history/fold-documents';
import { type DecodedEvent, decodeBatch } from '@portal/platform/projection/decoded-event';
import { foldEvents } from '@portal/platform/projection/projection-fold';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { allProjections } from '@portal/projections';
import fc from 'fast-check';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { actorWith, buildTestFixture } from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';
import { exampleIn } from './example-in';
import { addPrincipals, type Principal, principals, sessionOf } from './matrix-principals';
import { sendCall } from './send-call';

type Asked = readonly [QueryContract, object];
type Row = readonly [kind: RecordKind, id: string, first: Asked, ...others: Asked[]];
const asks = <C extends QueryContract>(contract: C, input: InputOf<C> & object) => [contract, input] as const;

/** The record's own queries: the later ones for whom the earlier are forbidden. */
const rowsOf = (world: World): readonly Row[] => {
  const { orderId, resourceId, restaurantId: id, managerId, sectionId, planYear: year } = world;
  /** Not added in markets without them. */
  const {
    AddSlider: slider,
    AddVideo: video = 1,
    AddBrand: brand = 1,
    AddSwotOption: option = 1,
  } = world.added;
  return [
    ['order', orderId, asks(orderQueries.GetOrder, { id: orderId })],
    ['resource', `${resourceId}`, asks(resourceQueries.GetResource, { id: `${resourceId}` })],
    ['restaurant', `${id}`, asks(restaurantQueries.GetRestaurant, { id })],
    [
      'person',
      `${managerId}`,
      asks(userQueries.GetUser, { id: managerId }),
      asks(restaurantUserQueries.GetRestaurantUser, { id: managerId }),
    ],
    ['section', `${sectionId}`, asks(sectionQueries.ListSections, {})],
    ['slider', `${slider}`, asks(sliderQueries.GetSlider, { id: slider })],
    ['video', `${video}`, asks(videoQueries.ListVideos, {})],
    ['channel', `${id}`, asks(channelQueries.GetChannel, { id })],
    ['diagnostic', `${id}`, asks(diagnosticQueries.GetDiagnostic, { id })],
    ['plan', `${id}-${year}`, asks(plannerQueries.GetRestaurantPlan, { restaurant_id: id, year })],
    ['plan', `${year}`, asks(plannerQueries.GetNationalPlan, { year })],
    ['reference', `brand-${brand}`, asks(referenceQueries.ListNationalBrands, {})],
    ['reference', `swotOption-${option}`, asks(referenceQueries.ListSwotOptions, {})],
    ['setting', 'mopAutoConfirm', asks(mopQueries.GetMopAutoConfirm, {})],
  ];
};
const everywhere = ['orderId', 'managerId', 'added.AddSlider'];
const inSpain = [
  'planActionId',
  'nationalVersion',
  'added.AddVideo',
  'added.AddBrand',
  'added.AddSwotOption',
];

const nameOf = ({ letter, kind }: Principal) => `${kind} ${letter}`;
/** Lets `ListRecordHistory` itself. */
const readsHistories = ({ letter, kind }: Principal) =>
  'FAMEC'.includes(letter) && (kind === 'role' || kind === 'acting');

/** Maps in any form, as lists. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Symbol.iterator in value) return [...(value as Iterable<unknown>)].map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

const existing = (documents: Iterable<readonly [string, object | null]>) =>
  new Map([...documents].filter(([, document]) => document !== null));

/** After each event: as commands load it while the stream grows, and folded. */
async function statesOf(
  rules: StreamRules,
  stream: string,
  events: readonly DecodedEvent[],
  { codec }: Pick<InProcessPortal, 'codec'>,
) {
  const store = new MemoryEventStore();
  const load = createStateLoader(store, codec);
  const loaded: unknown[] = [];
  const folded: unknown[] = [];
  let state = rules.initial;
  for (const [at, { recorded, event }] of events.entries()) {
    const { id, type, data, personal, metadata } = recorded;
    const written = { id, type, data, metadata, ...(personal && { personal }) };
    await store.append(stream, at === 0 ? 'no-stream' : at - 1, [written]);
    if (event) state = evolve(rules, state, event);
    folded.push(plain(state));
    loaded.push(plain(await load(rules, stream)));
  }
  return { loaded, folded };
}

describe.each(markets)('[R11] the history of records in %s', (market) => {
  let portal: InProcessPortal;
  let worlds: Readonly<Record<'own' | 'foreign', World>>;
  let log: readonly DecodedEvent[];

  const hasMarket = ({ access }: CallContract) => access.markets.includes(market);

  /** As many kinds of events as there are commands. */
  async function sendEveryCommand() {
    for (const call of allCalls.filter(({ kind }) => kind === 'command').filter(hasMarket)) {
      const { roles } = call.access;
      const role = roles === 'anonymous' ? null : (roles[0] ?? null);
      const signedIn = role === null ? null : await portal.signIn(role, role);
      const input = await exampleIn(portal, call, { role, whose: 'own' });
      await portal.caughtUp();
      await sendCall(portal, call, input, { signedIn });
    }
  }

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
    await addPrincipals(portal);
    await sendEveryCommand();
    const needs = new Set([...everywhere, ...(market === 'ES' ? inSpain : [])]);
    worlds = {
      own: await worldFor(portal, actorWith(Role.Franchisee), 'own', needs),
      foreign: await worldFor(portal, null, 'foreign', needs),
    };
    await portal.caughtUp();
    log = await decodeBatch(portal.codec, await portal.stores.events.readAll(0, 1e6));
  });
  afterAll(() => portal.close());

  const outcomeOf = async (call: CallContract, input: object, who: Awaited<ReturnType<typeof sessionOf>>) => {
    const answer = await sendCall(portal, call, { ...input }, { signedIn: who });
    const { error } = answer.json<{ error?: { code: string } }>();
    return [answer.statusCode, error?.code ?? 'answered'];
  };

  it.each(principals.map((principal) => [nameOf(principal), principal] as const))(
    '[S1] [R-ROL-08] is answered to %s as the record is, or refused with its refusal',
    async (_name, principal) => {
      const session = await sessionOf(portal, principal);
      for (const whose of ['own', 'foreign'] as const) {
        for (const [record, id, ...queries] of rowsOf(worlds[whose])) {
          const own = [];
          for (const [query, input] of queries) own.push(await outcomeOf(query, input, session));
          const expected = own.find(([, code]) => code !== 'forbidden') ?? own[0];
          for (const call of Object.values(historyQueries)) {
            const outcome = await outcomeOf(call, { record, id }, session);
            const shown = readsHistories(principal) ? outcome : [outcome[0], 'refused'];
            expect([whose, record, ...shown]).toEqual([
              ...[whose, record],
              ...(readsHistories(principal) ? (expected ?? []) : [403, 'refused']),
            ]);
          }
        }
      }
    },
  );

  it('is now as the record is, for each kind', async () => {
    const signedIn = await portal.signIn(Role.Administrator, Role.Administrator);
    const rows = rowsOf(worlds.own).filter(([, , [query]]) => hasMarket(query));
    expect(rows.length).toBeGreaterThan(market === 'ES' ? 13 : 6);
    for (const [record, id] of rows) {
      const answer = await sendCall(portal, historyQueries.GetRecordAt, { record, id }, { signedIn });
      const { data } = answer.json<{ data: { values: object; fields: unknown[] } }>();
      expect([record, data.fields]).toEqual([record, []]);
      expect(Object.keys(data.values).length).toBeGreaterThan(1);
    }
  });

  it('of every view, at any position, is what a fold up to there makes', async () => {
    const views = allProjections.map(({ view }) => view);
    expect(allViews.filter(({ keptByDeadline, sumsOf }) => !keptByDeadline && !sumsOf).length).toBe(
      views.length,
    );
    expect(log.length).toBeGreaterThan(500);
    const followed = new FoldedDocuments(allProjections);
    const filled = new Set<string>();
    let taken = 0;
    const compare = async (count: number) => {
      for (const { event } of log.slice(taken, count)) if (event) followed.take(event);
      taken = count;
      for (const projection of allProjections) {
        const fold = await foldEvents(
          projection,
          log.slice(0, count),
          async (_view, ids) => ids.map(() => null),
          new Date(),
        );
        const documents = existing(fold.changes.get(projection.name)?.documents ?? []);
        if (documents.size > 0) filled.add(projection.name);
        expect([projection.name, existing(followed.of(projection.view))]).toEqual([
          projection.name,
          documents,
        ]);
      }
    };
    const positions = fc.sample(fc.integer({ min: 1, max: log.length }), 12).toSorted((a, b) => a - b);
    for (const count of [...positions, log.length]) await compare(count);
    expect(filled.size).toBeGreaterThan(market === 'ES' ? 40 : 25);
  });

  it('of every stream, at every revision, is the state that its decider decides on', async () => {
    const bindings = wiredBindings(portal.writeSide.bindings);
    const rules = [...new Set(bindings.flatMap((binding) => ('rules' in binding ? binding.rules : [])))];
    const streams = new Map<string, DecodedEvent[]>();
    for (const event of log) {
      const { stream } = event.recorded;
      streams.set(stream, [...(streams.get(stream) ?? []), event]);
    }
    const used = new Set<StreamRules>();
    for (const [stream, events] of streams) {
      const type = events[0]?.recorded.type ?? '';
      for (const own of rules.filter((each) => type in each.evolve)) {
        used.add(own);
        const { loaded, folded } = await statesOf(own, stream, events, portal);
        expect([stream, loaded]).toEqual([stream, folded]);
      }
    }
    expect(used.size).toBeGreaterThan(market === 'ES' ? 25 : 18);
  });
});
