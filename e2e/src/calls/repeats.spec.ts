import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { allCalls, type CommandContract, type Market, refusalFor, Role, roles } from '@portal/contracts';
import { anOrderInput, orderCommands } from '@portal/contracts/areas/orders';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { addressOf, buildTestFixture, ownRestaurant, passwordDigest } from '../programs/test-fixture';
import { exampleIn } from './example-in';
import { sendCall } from './send-call';

const commands = allCalls.filter((call): call is CommandContract => call.kind === 'command');
/** Adding twice may be intended. */
const mayBeMeantTwice: Readonly<Record<string, string>> = {
  PostOrderMessage: 'people say the same twice',
  AddOrderNote: 'people note the same twice',
  AddResource: 'a name may be given again, and is numbered (R5)',
  AddSection: 'a name may be given again, and is numbered (R5)',
  AddFavourite: 'the same piece again changes nothing',
  AddToCollection: 'the same piece again changes nothing',
  AddPhone: 'the same number again changes nothing',
  DownloadResource: 'each download counts',
};

it('[R3] a command that adds declares a repeat window, or why it has none', () => {
  const adding = commands.filter(({ name, path }) => /\/(add|request)\w*$/i.test(path) || /^Add/.test(name));
  expect(adding.length).toBeGreaterThan(8);
  const silent = adding.filter((call) => !call.repeatWindowSeconds && !(call.name in mayBeMeantTwice));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

/** Without a reverse command. */
const cannotBeRemoved: Readonly<Record<string, string>> = {
  PlaceOrder: 'an order has a status',
  RequestCustomResource: 'is with the agency',
  SendOpeningForm: 'is with the agency',
  SendBriefing: 'is with the agency',
  AddFinalArt: 'later files replace it',
  SendProof: 'a later version supersedes it',
  StartRecall: 'restaurants have been asked; it can be closed',
};
/** Reverse commands, if not `Delete` and the noun. */
const removedBy: Readonly<Record<string, string>> = {
  AddRestaurantUser: 'DeleteUser',
  RequestMopPause: 'WithdrawMopPause',
  AddProofRemark: 'RemoveProofRemark',
};
/** The name stays reserved, the picture is used. */
const refusedAgain: Readonly<Record<string, string>> = {
  AddRestaurant: 'restaurant_site_taken',
  AddBrand: 'brand_name_taken',
  AddSlider: 'upload_not_found',
};

interface Answer {
  readonly status: boolean;
  readonly data: { readonly id?: unknown; readonly brand_id?: unknown; readonly remark_id?: unknown };
  readonly error?: { readonly code: string };
}

const removalOf = ({ name }: CommandContract): CommandContract | undefined =>
  commands.find((call) => call.name === (removedBy[name] ?? `Delete${name.replace(/^Add/, '')}`));

it('[R3] a command with repeats declares what undoes it, or why nothing does', () => {
  const declared = commands.filter(({ repeatWindowSeconds }) => repeatWindowSeconds !== undefined);
  const silent = declared.filter((call) => !removalOf(call) && !(call.name in cannotBeRemoved));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

const start = Date.parse('2026-11-20T09:30:00.000Z');

describe.each<Market>(['ES', 'PT'])('the same call without an idempotency key (%s)', (market) => {
  let program: InProcessPortal;
  let clock: number;
  let dataDir: string;

  const open = () => openInProcessPortal(market, () => new Date(clock), dataDir);
  beforeEach(async () => {
    clock = start;
    dataDir = mkdtempSync(join(tmpdir(), 'portal-repeats-'));
    program = await open();
    await buildTestFixture(program);
  });
  afterEach(async () => {
    await program.close();
    rmSync(dataDir, { recursive: true });
  });

  it('[R3] gets the same answer and has no second effect, for every command that declares a repeat window', async () => {
    const declared = commands.filter(({ repeatWindowSeconds }) => repeatWindowSeconds !== undefined);
    const tried: string[] = [];
    for (const call of declared) {
      const role = roles.find((each) => refusalFor(call.access, market, { role: each }) === null);
      if (role === undefined) continue;
      const signedIn = await program.signIn(role, role);
      const input = await exampleIn(program, call, { role, whose: 'own' });
      await program.caughtUp();
      const [one, other] = await Promise.all([
        sendCall(program, call, input, { signedIn }),
        sendCall(program, call, input, { signedIn }),
      ]);
      expect([call.name, one.statusCode]).toEqual([call.name, 200]);
      expect([call.name, other.body]).toEqual([call.name, one.body]);
      const head = await program.stores.events.head();
      clock += 9_000;
      const later = await sendCall(program, call, input, { signedIn });
      expect([call.name, later.body]).toEqual([call.name, one.body]);
      expect([call.name, await program.stores.events.head()]).toEqual([call.name, head]);
      tried.push(call.name);
    }
    expect(tried).toContain('PlaceOrder');
    expect(tried.length).toBeGreaterThan(3);
  });

  const roleFor = (call: CommandContract) =>
    roles.find((each) => refusalFor(call.access, market, { role: each }) === null);

  it('[R3] adds another one once the first was removed, for every command that declares a repeat window', async () => {
    const tried: string[] = [];
    for (const call of commands.filter(({ repeatWindowSeconds }) => repeatWindowSeconds !== undefined)) {
      const role = roleFor(call);
      const removal = removalOf(call);
      if (role === undefined || removal === undefined) continue;
      const signedIn = await program.signIn(role, role);
      const remover = roleFor(removal) ?? role;
      const removing = remover === role ? signedIn : await program.signIn(remover, remover);
      const input = await exampleIn(program, call, { role, whose: 'own' });
      await program.caughtUp();
      const add = async () => (await sendCall(program, call, input, { signedIn })).json<Answer>();
      const idIn = ({ data }: Answer) => data.remark_id ?? data.id ?? data.brand_id;
      const first = await add();
      const removed = await sendCall(
        program,
        removal,
        { id: idIn(first), ...first.data },
        { signedIn: removing },
      );
      expect([call.name, removed.statusCode]).toEqual([call.name, 200]);
      clock += 2_000;
      const again = await add();
      expect([call.name, again.error?.code]).toEqual([call.name, refusedAgain[call.name]]);
      if (again.status) expect([call.name, idIn(again)]).not.toEqual([call.name, idIn(first)]);
      tried.push(call.name);
    }
    expect(tried.length).toBeGreaterThan(3);
  });

  const withoutFiles = (reference = '') => {
    const order = anOrderInput(market, { restaurant_id: ownRestaurant });
    const items = order.items.map((item) => ({ ...item, custom_file: '', images: [], resource_id: 1 }));
    return { order: { ...order, items }, reference, link: '/cart' };
  };
  async function place(input: object) {
    const signedIn = await program.signIn(Role.Franchisee, Role.Franchisee);
    const answer = await sendCall(program, orderCommands.PlaceOrder, input as never, { signedIn });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { id: string; number: number } }>().data;
  }

  it('[R3] places one order: sent again within ten seconds, by another program too; a different body is another', async () => {
    const first = await place(withoutFiles());
    clock += 6_000;
    expect(await place(withoutFiles())).toEqual(first);
    expect((await place(withoutFiles('other'))).number).toBe(first.number + 1);
    await program.close();
    program = await open();
    clock += 3_900;
    expect(await place(withoutFiles())).toEqual(first);
  });

  it('[R3] places two when the second is sent after the time', async () => {
    const first = await place(withoutFiles());
    clock += 10_000;
    expect((await place(withoutFiles())).number).toBe(first.number + 1);
  });

  it('[S2] opens a session for each of two people who sign in under one key, with a restart between', async () => {
    const login = async (userId: number) => {
      const answer = await program.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'idempotency-key': 'the-same-key' },
        payload: { username: addressOf(market, userId), password: passwordDigest },
      });
      expect(answer.statusCode).toBe(200);
      return answer.cookies.find(({ name }) => name === `portal-${market.toLowerCase()}`)?.value ?? '';
    };
    const init = async (secret: string) => {
      await program.caughtUp();
      const cookie = `portal-${market.toLowerCase()}=${secret}`;
      const answer = await program.app.inject({ method: 'GET', url: '/api/init', headers: { cookie } });
      return answer.json<{ data: { user: { id: number } } }>().data.user.id;
    };
    const franchisee = await login(Role.Franchisee);
    const again = await login(Role.Franchisee);
    await program.close();
    program = await open();
    const manager = await login(Role.Manager);
    expect(new Set([franchisee, again, manager]).size).toBe(3);
    expect([await init(franchisee), await init(manager)]).toEqual([Role.Franchisee, Role.Manager]);
  });
});
