import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  type CallContract,
  daysAfter,
  type InputOf,
  type Language,
  localFields,
  type Market,
  marketRecords,
  markets,
  type OutputOf,
  type QueryContract,
  Role,
} from '@portal/contracts';
import { channelCommands, channelQueries, scheduleDays } from '@portal/contracts/areas/channels';
import {
  diagnosticCommands,
  diagnosticQueries,
  referenceCommands,
  referenceQueries,
} from '@portal/contracts/areas/diagnostic';
import { historyQueries, type RecordKind, recordKinds } from '@portal/contracts/areas/history';
import { mopCommands, mopQueries } from '@portal/contracts/areas/mop';
import {
  firstNeededDay,
  orderCommands,
  orderQueries,
  orderWorkCommands,
  ownOrderCommands,
} from '@portal/contracts/areas/orders';
import { plannerCommands, plannerQueries, PlanOrigin } from '@portal/contracts/areas/planner';
import { resourceCommands, resourceQueries, thumbPath } from '@portal/contracts/areas/resources';
import { restaurantCommands, restaurantQueries } from '@portal/contracts/areas/restaurants';
import { sectionCommands, sectionQueries } from '@portal/contracts/areas/sections';
import { sliderCommands, sliderQueries } from '@portal/contracts/areas/sliders';
import { userAdministrationCommands, userQueries } from '@portal/contracts/areas/users';
import { videoCommands, videoQueries } from '@portal/contracts/areas/videos';
import type { World } from '@portal/contracts/examples';
import fc from 'fast-check';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { actorWith, buildTestFixture, uploadBy } from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';
import { sendCall } from './send-call';

jest.setTimeout(240_000);

type Sent = readonly [call: CallContract, input: object];
const send = <C extends CallContract>(call: C, input: InputOf<C> & object): Sent => [call, input];

interface Ground {
  readonly portal: InProcessPortal;
  readonly market: Market;
  readonly world: World;
  readonly thumbPaths: readonly string[];
}

interface RowOf<Values> {
  readonly kind: RecordKind;
  readonly id: string;
  /** Default: administrators. */
  readonly role?: Role;
  /** What people change: some of these fields, or by a function. */
  readonly edit: Fields<Values> | fc.Arbitrary<(now: Values) => Values>;
  /** The record's own update commands, from its values as its query answers them. */
  readonly sends: (to: Values, from: Values) => readonly (Sent | false)[];
}
interface Row extends RowOf<object> {
  readonly query: QueryContract;
  readonly edit: fc.Arbitrary<(now: object) => object>;
}

type RecordIn<Q extends QueryContract> =
  OutputOf<Q> extends readonly (infer Item extends object)[] ? Item : OutputOf<Q> & object;
type Fields<Values> = { readonly [F in keyof Values]?: fc.Arbitrary<Values[F]> };

function row<Q extends QueryContract>(query: Q, { edit, ...facts }: RowOf<RecordIn<Q>>): Row {
  const some = (fields: object) =>
    fc
      .record(fields as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] })
      .map((changes) => (now: object) => ({ ...now, ...changes }));
  return { query, ...facts, edit: edit instanceof fc.Arbitrary ? edit : some(edit) } as unknown as Row;
}

const words = fc.constantFrom<string>('Uno', 'Dos', 'Tres y cuatro', 'Cinco, ¿no?');
const switched = fc.constantFrom(0, 1) as fc.Arbitrary<0 | 1>;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** In the market's language, or languages. */
const textsIn = ({ market }: Ground) =>
  words.map((word): Partial<Record<Language, string>> =>
    market === 'PT' ? { PT: word } : { CAST: word, CAT: `${word} (ca)` },
  );
/** In some weeks: earlier days are refused. */
const ahead = (days: number) => daysAfter(new Date().toISOString().slice(0, 10), days);
const period = {
  start_date: fc.constantFrom(null, ahead(90)),
  end_date: fc.constantFrom(null, ahead(120)),
};

function contentRows(ground: Ground): readonly Row[] {
  const { world, market, thumbPaths } = ground;
  const { resourceId, sectionId, restaurantId, managerId } = world;
  const {
    AddSlider: slider = 0,
    AddVideo: video = 0,
    AddBrand: brand = 0,
    AddSwotOption: option = 0,
  } = world.added;
  return [
    row(resourceQueries.GetResource, {
      kind: 'resource',
      id: String(resourceId),
      edit: {
        name: words,
        description: words,
        tags: fc.constantFrom('', 'otoño', 'otoño|carta'),
        status: fc.constantFrom(0, 1, 2),
        budget: switched,
        valid_until: fc.constantFrom(null, ahead(150)),
        file_version: fc.constantFrom(1, 2),
        thumb: fc.constantFrom(...thumbPaths),
      },
      sends: (to, from) => [
        send(resourceCommands.UpdateResource, {
          id: from.id,
          version: from.version,
          name: to.name,
          description: to.description,
          tags: to.tags,
          status: to.status,
          budget: to.budget === 1,
          thumb: to.thumb,
          published_from: to.published_from ?? '',
          valid_until: to.valid_until ?? '',
        } as never),
        to.file_version !== from.file_version &&
          send(resourceCommands.RestoreFileVersion, { id: from.id, version: to.file_version }),
      ],
    }),
    row(sectionQueries.ListSections, {
      kind: 'section',
      id: String(sectionId),
      edit: { texts: textsIn(ground), status: switched },
      sends: (to, { id, version }) => [
        send(sectionCommands.UpdateSection, {
          id,
          version,
          status: to.status === 1,
          ...localFields('name', to.texts),
        } as never),
      ],
    }),
    row(sliderQueries.GetSlider, {
      kind: 'slider',
      id: String(slider),
      edit: {
        name: words,
        url: fc.constantFrom('https://example.com/a', 'https://example.com/b'),
        status: switched,
        ...period,
      },
      sends: (to, { version }) => [
        send(sliderCommands.UpdateSlider, { ...to, version, status: to.status === 1 } as never),
      ],
    }),
    row(videoQueries.ListVideos, {
      kind: 'video',
      id: String(video),
      edit: {
        url: fc.constantFrom('https://youtu.be/aaaaaaaaaaa', 'https://youtu.be/bbbbbbbbbbb'),
        status: switched,
        ...period,
      },
      sends: (to, { version }) => [
        send(videoCommands.UpdateVideo, { ...to, version, status: to.status === 1 } as never),
      ],
    }),
    row(restaurantQueries.GetRestaurant, {
      kind: 'restaurant',
      id: String(restaurantId),
      edit: { name: words, city: words, address: words, etof: fc.boolean(), habitants: fc.nat(9_999) },
      sends: (to, { id, version }) => [
        send(restaurantCommands.UpdateRestaurant, {
          id,
          version,
          name: to.name,
          city: to.city,
          address: to.address,
          etof: to.etof,
          habitants: to.habitants === 0 ? '' : String(to.habitants),
        } as never),
      ],
    }),
    row(userQueries.GetUser, {
      kind: 'person',
      id: String(managerId),
      edit: {
        name: words.map((word) => `Ana ${word.replaceAll(/[^\p{L} ]/gu, '')}`),
        phone: fc.constantFrom('600 000 001', '600 000 002'),
        active: switched,
      },
      sends: (to, { version }) => [
        send(userAdministrationCommands.UpdateUser, { ...to, version, active: to.active === 1 } as never),
      ],
    }),
    row(referenceQueries.ListNationalBrands, {
      kind: 'reference',
      id: `brand-${brand}`,
      edit: { name: words.map((word) => word.toUpperCase()), type: fc.constantFrom(1, 2, 3) as never },
      sends: ({ name, type }, { id, version }) => [
        send(referenceCommands.UpdateBrand, { id, version, name, type }),
      ],
    }),
    row(referenceQueries.ListSwotOptions, {
      kind: 'reference',
      id: `swotOption-${option}`,
      edit: { texts: textsIn(ground), status: switched, type: fc.constantFrom(1, 2) as never },
      sends: (to, { version }) => [
        send(referenceCommands.UpdateSwotOption, { ...to, version, ...localFields('data', to.texts) }),
      ],
    }),
    row(mopQueries.GetMopAutoConfirm, {
      kind: 'setting',
      id: 'mopAutoConfirm',
      edit: { confirm: switched },
      sends: ({ confirm }) => [send(mopCommands.SetMopAutoConfirm, { confirm: confirm === 1 } as never)],
    }),
  ].filter(({ query }) => query.access.markets.includes(market));
}

const hours = fc
  .constantFrom(['10:00', '23:00'], ['09:00', '01:00'])
  .map(([start = '', end = '']) => ({ start, end }));
const block = fc
  .tuple(...scheduleDays.map(() => hours))
  .map((spans) => Object.fromEntries(scheduleDays.map((day, at) => [day, spans[at]])));
const specialDay = fc.record({
  day: fc.constantFrom(ahead(20), ahead(21), ahead(28)),
  closed: fc.constant(true),
  spans: fc.constant([]),
});
const ratings = fc.integer({ min: 1, max: 5 });
const features = fc.record({
  service: ratings,
  relation: ratings,
  innovation: ratings,
  ambient: ratings,
  promotion: ratings,
});

/** With their blocks. */
function restaurantRows({ world, market }: Ground): readonly Row[] {
  const { restaurantId, planYear } = world;
  return [
    row(channelQueries.GetChannel, {
      kind: 'channel',
      id: String(restaurantId),
      edit: fc
        .tuple(words, block, fc.option(fc.uniqueArray(specialDay, { selector: ({ day }) => day })))
        .map(([public_name, restaurant, days]) => (now) => ({
          ...now,
          public_name,
          ...(days && { special_days: days as never }),
          // A channel without a service or hours is not saved.
          service: now.service.map((each, place) =>
            place === now.service.length - 1 ? { ...each, status: 1 as const } : each,
          ),
          channel: {
            ...now.channel,
            schedules: { ...now.channel.schedules, restaurant: restaurant as never },
          },
        })),
      sends: (to, from) => [
        send(channelCommands.UpdateChannel, {
          restaurant_id: from.id,
          channel: { name: to.public_name, schedules: { restaurant: to.channel.schedules.restaurant } },
          service: to.service.map(({ id, status }) => ({ id, status })),
          versions: from.versions,
        } as never),
        !same(to.special_days, from.special_days) &&
          send(channelCommands.SetSpecialDays, {
            restaurant_ids: [from.id],
            days: to.special_days.filter((day) => !from.special_days.some((other) => same(day, other))),
            remove: from.special_days
              .map(({ day }) => day)
              .filter((day) => !to.special_days.some((other) => other.day === day)),
          } as never),
      ],
    }),
    row(diagnosticQueries.GetDiagnostic, {
      kind: 'diagnostic',
      id: String(restaurantId),
      edit: fc
        .record({
          strenghts: fc.uniqueArray(words),
          threats: fc.uniqueArray(words),
          features,
          share: fc.nat(100),
        })
        .map(({ strenghts, threats, features: rated, share }) => (now) => ({
          ...now,
          swot: { ...now.swot, strenghts, threats },
          clients: { ...now.clients, data: now.clients.data.map((each) => ({ ...each, week: share })) },
          comparison: { ...now.comparison, mcd: { ...now.comparison.mcd, features: rated } },
          intensity: { ...now.intensity, type1: ((share % 3) + 1) as 1 },
        })),
      sends: ({ swot, clients, comparison, competition, intensity }, from) => {
        const { version: _swot, ...dafo } = swot;
        const { version: _intensity, ...levels } = intensity;
        const of = { restaurant_id: from.restaurant_id };
        return [
          send(diagnosticCommands.UpdateSwot, { ...of, version: from.swot.version, dafo }),
          send(diagnosticCommands.UpdateClients, {
            ...of,
            version: from.clients.version,
            data: clients.data.map((each) => ({ ...each, daypart: each.daypart ?? '' })),
          } as never),
          send(diagnosticCommands.UpdateCompetition, {
            ...of,
            version: from.competition.version,
            intensity: levels,
            competence: competition.competence.map(({ brand_id: id }) => id),
          } as never),
          send(diagnosticCommands.UpdateComparison, {
            ...of,
            ...comparison,
            version: from.comparison.version,
          } as never),
        ];
      },
    }),
    row(plannerQueries.GetNationalPlan, {
      kind: 'plan',
      id: String(planYear),
      edit: fc.tuple(words, fc.boolean()).map(([name, isWhole]) => (now) => ({
        ...now,
        plan: {
          objectives: now.plan.objectives.map((each) => ({ ...each, texts: { CAST: name, CAT: name } })),
          strategies: isWhole ? now.plan.strategies : [],
          actions: isWhole ? now.plan.actions : [],
        },
      })),
      sends: ({ plan }, { year, version }) => [
        send(plannerCommands.UpdateNationalPlan, {
          year,
          version,
          plan: {
            ...plan,
            objectives: plan.objectives.map((each) => ({ ...each, ...localFields('name', each.texts) })),
            actions: plan.actions.map((each) => ({ ...each, ...localFields('name', each.texts) })),
          },
        } as never),
      ],
    }),
    row(plannerQueries.GetRestaurantPlan, {
      kind: 'plan',
      id: `${restaurantId}-${planYear}`,
      edit: fc.constantFrom('05-01', '06-15', null).map((start) => (now) => ({
        ...now,
        actions:
          start === null
            ? []
            : now.actions.map((each) => ({
                ...each,
                start: `${planYear}-${start}`,
                end: `${planYear}-07-01`,
              })),
      })),
      sends: (to, from) => {
        const own = ({ actions }: typeof to) => actions.filter(({ type }) => type === PlanOrigin.Local);
        const others = (these: typeof to, those: typeof to) =>
          own(these).filter(({ id }) => !own(those).some((each) => each.id === id));
        const moved = ({ id, start, end }: (typeof to.actions)[number]) =>
          send(plannerCommands.UpdatePlanAction, {
            data: { action_id: id, start_date: start, end_date: end },
          } as never);
        return [
          ...others(from, to).map(({ id }) => send(plannerCommands.DeletePlanAction, { id })),
          ...others(to, from).map(({ id }) => send(plannerCommands.RestorePlanAction, { id })),
          ...own(to).map(moved),
        ];
      },
    }),
  ].filter(({ query }) => query.access.markets.includes(market));
}

/** Its restaurant may change it until the agency does. */
function orderRows({ world: { orderId }, market }: Ground): readonly Row[] {
  const record = marketRecords[market];
  const days = [ahead(40), ahead(60)].map((day) => firstNeededDay(day, record));
  const ofOrder = { kind: 'order', id: orderId } as const;
  return [
    row(orderQueries.GetOrder, {
      ...ofOrder,
      role: Role.Franchisee,
      edit: { comments: words, contact_name: words },
      sends: (to, { content_version: version }) => [
        send(ownOrderCommands.ChangeOwnOrder, { ...to, version, items: [] }),
      ],
    }),
    row(orderQueries.GetOrder, {
      ...ofOrder,
      edit: {
        status: fc.constantFrom(2, 3) as never,
        assignee_id: fc.constantFrom(null, Role.Administrator),
        needed_by: fc.constantFrom('', ...days) as never,
      },
      sends: (to, { id, ...from }) => [
        send(orderWorkCommands.ChangeNeededBy, {
          id,
          version: from.needed_version,
          needed_by: to.needed_by,
          reason: 'Historial',
        }),
        send(orderCommands.AssignOrder, { id, version: from.assignee_version, user_id: to.assignee_id ?? 0 }),
        send(orderCommands.ChangeOrderStatus, { id, version: from.version, status: to.status }),
      ],
    }),
  ];
}

const rowsIn = (ground: Ground): readonly Row[] => [
  ...contentRows(ground),
  ...restaurantRows(ground),
  ...orderRows(ground),
];

const needs = [
  ...['orderId', 'managerId', 'planYear', 'planActionId', 'nationalVersion'],
  ...['added.AddSlider', 'added.AddVideo', 'added.AddBrand', 'added.AddSwotOption'],
];

describe.each(markets)('[R11] [U5] an earlier version in %s', (market) => {
  let ground: Ground;
  const signedIn = new Map<Role, SignedIn>();

  beforeAll(async () => {
    const portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
    const inMarket = needs.filter((name) => market === 'ES' || !/plan|national|Video|Brand|Swot/.test(name));
    const world = await worldFor(portal, actorWith(Role.Franchisee), 'own', new Set(inMarket));
    const upload = (of: 'image' | 'custom-file') => uploadBy(portal, actorWith(Role.Administrator), of);
    const thumbs = [await upload('image'), await upload('image')];
    ground = { portal, market, world, thumbPaths: thumbs.map((key) => thumbPath(world.resourceId, key)) };
    for (const role of [Role.Administrator, Role.Franchisee])
      signedIn.set(role, await portal.signIn(role, role));
    const file = await upload('custom-file');
    await portal.caughtUp();
    for (const thumb of thumbs)
      await change([send(resourceCommands.UpdateResource, { id: world.resourceId, file, thumb } as never)]);
  });
  afterAll(() => ground.portal.close());

  async function change(all: readonly (Sent | false)[], role: Role = Role.Administrator) {
    for (const sent of all) {
      if (sent === false) continue;
      const [call, input] = sent;
      const session = { signedIn: signedIn.get(role) ?? null };
      const { statusCode, body } = await sendCall(ground.portal, call, { ...input }, session);
      expect([call.name, input, statusCode, body]).toEqual([call.name, input, 200, body]);
      await ground.portal.caughtUp();
    }
  }

  async function at({ kind: record, id, role = Role.Administrator }: Row, position?: number) {
    const input = { record, id, ...(position !== undefined && { position }) };
    const answer = await sendCall(ground.portal, historyQueries.GetRecordAt, input, {
      signedIn: signedIn.get(role) ?? null,
    });
    return answer.json<{ data: OutputOf<typeof historyQueries.GetRecordAt> }>().data;
  }

  /** @returns the version after it */
  async function edited(of: Row, changed: (now: object) => object) {
    const { now } = await at(of);
    await change(of.sends(changed(now), now), of.role);
    return (await at(of)).position;
  }

  async function restored(of: Row, position: number) {
    const { values, now } = await at(of, position);
    await change(of.sends(values ?? {}, now), of.role);
    return (await at(of, position)).fields;
  }

  it('of each record is restored by its own commands, and undoing that is the identity', async () => {
    const rows = rowsIn(ground);
    if (market === 'ES') expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(recordKinds));
    for (const of of rows) {
      await fc.assert(
        fc.asyncProperty(of.edit, of.edit, async (first, second) => {
          const earlier = await edited(of, first);
          const later = await edited(of, second);
          expect([of.kind, of.id, await restored(of, earlier)]).toEqual([of.kind, of.id, []]);
          expect([of.kind, of.id, await restored(of, later)]).toEqual([of.kind, of.id, []]);
        }),
        { numRuns: 6 },
      );
    }
  });
});
