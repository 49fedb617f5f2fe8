import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type CallName, type Market, Role } from '@portal/contracts';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { exampleIn } from './example-in';
import { sendCall } from './send-call';

/** The second person's input, where it is not a text. */
const otherwise: Readonly<Partial<Record<CallName, object>>> = {
  UpdateVideo: { url: 'https://youtu.be/zyxwvutsrqp' },
  ChangeOrderStatus: { status: 5 },
  ChangeNeededBy: { needed_by: '' },
  ChangeMopPauseStatus: { status: 1 },
  ChangeSentFormStatus: { status: 3 },
  UpdateOwnAccount: { phone: '600 000 001' },
  UpdateSwot: { dafo: { strenghts: [], weaknesses: ['Sin terraza'], opportunities: [], threats: [] } },
  UpdateClients: {
    data: [5, 10, 10, 15, 20, 40].map((share, index) => ({
      cluster_id: index + 1,
      week: share,
      weekend: share,
      daypart: 'cena',
    })),
  },
  UpdateCompetition: { competence: [], intensity: { type1: 3 } },
  UpdateComparison: {
    mcd: { features: { service: 1, relation: 1, innovation: 1, ambient: 1, promotion: 1 } },
  },
  UpdateSwotOption: { data: 'Otra terraza' },
};
/** Tables and objects of a plan. */
interface PlanInput {
  readonly tableData: readonly [{ readonly value: object }];
  readonly data: { readonly end_date: string };
  readonly plan: { readonly objectives: readonly object[] };
}
/** The same for tables and objects. */
const otherTable: Readonly<Partial<Record<CallName, (input: PlanInput) => object>>> = {
  UpdatePlanObjectives: ({ tableData: [first] }) => ({
    tableData: [{ ...first, value: { ...first.value, sales: 9 } }],
  }),
  UpdatePlanStrategies: ({ tableData: [first] }) => ({
    tableData: [{ ...first, strategy_name: 'Cumpleaños en la terraza' }],
  }),
  UpdatePlanAction: ({ data }) => ({
    data: { ...data, end_date: data.end_date.replace('-05-17', '-05-20') },
  }),
  UpdateNationalPlan: ({ plan: { objectives, ...plan } }) => ({
    plan: { ...plan, objectives: objectives.map((each) => ({ ...each, name: 'Crecer en cenas' })) },
  }),
};
const otherText = (input: Readonly<Record<string, unknown>>) => {
  const [field] = ['name', 'title', 'description', 'razon'].filter((each) => typeof input[each] === 'string');
  return field === undefined ? {} : { [field]: `${String(input[field])} y algo más` };
};
/** With the version of one thing. */
const commands = allCalls.filter(
  ({ kind, name, input }) =>
    kind === 'command' &&
    /^(Update|Change)/.test(name) &&
    'version' in ((input as { shape?: object }).shape ?? {}),
);
const ofAdministrators = commands.filter(
  ({ access }) => access.roles !== 'anonymous' && access.roles.includes(Role.Administrator),
);
const inMarket = (market: Market) => ofAdministrators.filter(({ access }) => access.markets.includes(market));

describe.each(['ES', 'PT'] as const)('[R4] two administrators who looked at one version in %s', (market) => {
  let portal: InProcessPortal;
  let admin: SignedIn;

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
  });
  afterAll(() => portal.close());

  it.each(inMarket(market).map((call) => [call.name, call] as const))(
    '%s: the first succeeds, the second gets a conflict with who was faster, and nothing is overwritten unseen',
    async (name, call) => {
      const input = await exampleIn(portal, call, { role: Role.Administrator, whose: 'own' });
      await portal.caughtUp();
      // They see the result of the first change.
      const send = (more: object) => sendCall(portal, call, { ...input, ...more }, { signedIn: admin });
      const head = await portal.stores.events.head();
      expect((await send({})).statusCode).toBe(200);
      // Reservation of the name comes first.
      const written = await portal.stores.events.readAll(head, 5);
      const event = written.find(({ type }) => type !== 'NameReserved');
      const version = event?.revision;
      expect(version).toBeGreaterThanOrEqual(0);
      const called = name as CallName;
      const other = otherwise[called] ?? otherTable[called]?.(input as never) ?? otherText(input);
      const changed = { ...other, version };
      const first = await send(changed);
      const second = await send({ version });
      expect([first.statusCode, second.statusCode]).toEqual([200, 409]);
      expect(second.json()).toMatchObject({
        error: { code: 'conflict', details: { changed_by: 'user-2', changed_by_name: 'Persona 2' } },
      });
      // Older clients send no version: the newest one counts.
      expect((await send({})).statusCode).toBe(200);
    },
  );

  it.each(
    inMarket(market)
      .filter(({ name }) => name.endsWith('Status'))
      .map((call) => [call.name, call] as const),
  )(
    '[R4] an undo of %s keeps what another person has set since, and reports who and the current value',
    async (name, call) => {
      const input = await exampleIn(portal, call, { role: Role.Administrator, whose: 'own' });
      const send = async (more: object) =>
        (await sendCall(portal, call, { ...input, ...more }, { signedIn: admin })).json<{
          data: { version: number };
          error?: { code: string; details: object };
        }>();
      const mine = (await send({})).data.version;
      const theirs = (await send({ ...otherwise[name as CallName], version: mine })).data.version;
      expect(theirs).toBeGreaterThan(mine);
      expect((await send({ version: mine })).error).toMatchObject({
        code: 'conflict',
        details: { changed_by: 'user-2', changed_by_name: 'Persona 2', current_version: theirs },
      });
    },
  );

  it('[R-ARS-08] of many resources report those that another person has changed since, and change the others', async () => {
    const call = allCalls.find(({ name }) => name === 'SetResourcesStatus');
    if (!call) throw new Error('no such call');
    const versionOf = async (id: number) => {
      await portal.caughtUp();
      const answer = await portal.app.inject({ url: `/api/resource/${id}`, headers: { ...admin } });
      return answer.json<{ data: { version: number } }>().data.version;
    };
    const set = async (status: number, versions: number[], files = [1, 2]) =>
      (await sendCall(portal, call, { files, status, versions }, { signedIn: admin })).json();
    const seen = [await versionOf(1), await versionOf(2)] as const;
    const first = await set(2, [seen[0]], [1]);
    expect(first).toMatchObject({ data: { files: [1], versions: [await versionOf(1)], conflicts: [] } });
    expect(await set(0, [...seen])).toMatchObject({
      data: { files: [2], refused: [], conflicts: [{ id: 1, changed_by: 'user-2' }] },
    });
    const unequal = await sendCall(
      portal,
      call,
      { files: [1], status: 1, versions: [1, 2] },
      { signedIn: admin },
    );
    expect(unequal.statusCode).toBe(400);
    await sendCall(portal, call, { files: [1, 2], status: 1 }, { signedIn: admin });
  });

  it('the version that an order and its answer show is the one that its status is set from', async () => {
    const call = commands.find(({ name }) => name === 'ChangeOrderStatus');
    if (!call) throw new Error('no such call');
    const { id } = (await exampleIn(portal, call, { role: Role.Administrator, whose: 'own' })) as {
      id: string;
    };
    await portal.caughtUp();
    const shown = async () => {
      await portal.caughtUp();
      const answer = await portal.app.inject({ url: `/api/order/${id}`, headers: { ...admin } });
      return answer.json<{ data: { version: number } }>().data.version;
    };
    const set = (status: number, version: number) =>
      sendCall(portal, call, { id, status, version }, { signedIn: admin });
    const before = await shown();
    const changed = await set(2, before);
    expect(changed.json()).toMatchObject({ data: { version: await shown() } });
    const head = await portal.stores.events.head();
    // Same status: no event.
    expect((await set(2, await shown())).json()).toMatchObject({ data: { version: await shown() } });
    expect(await portal.stores.events.head()).toBe(head);
    expect((await set(3, before)).statusCode).toBe(409);
  });
});
