import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { CallName, CallNamed } from './all-calls';
import { allCalls } from './all-calls';
import { allRejections } from './all-rejections';
import type { CallContract, InputOf } from './kernel';
import { markets, methodsOf, pathParameters, roles } from './kernel';

const byName = allCalls.map((call) => [call.name, call] as const);
const statesChange = (call: CallContract) => call.kind === 'command' || call.kind === 'upload';
const shapeOf = (call: CallContract): z.ZodRawShape =>
  call.input instanceof z.ZodObject ? call.input.shape : {};

/** The schema at a dotted path below an input, through whatever reads its spelling. */
function schemaAt(schema: z.ZodType | undefined, path: readonly string[]): z.ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schemaAt(schema.out as z.ZodType, path);
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  return schema instanceof z.ZodObject ? schemaAt(schema.shape[first] as z.ZodType, rest) : undefined;
}

/** Every kind of schema that a schema is made of. */
function kindsIn(schema: unknown, seen = new Set<unknown>()): Set<string> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return new Set();
  seen.add(schema);
  const inner = schema instanceof z.ZodType ? schema.def : schema;
  const own = schema instanceof z.ZodType ? [schema.def.type] : [];
  return new Set([...own, ...Object.values(inner).flatMap((part) => [...kindsIn(part, seen)])]);
}

describe('every call', () => {
  it('is found under one name, and at one method and path', () => {
    const addresses = allCalls.flatMap((call) =>
      methodsOf(call).map((method) => `${method} ${call.path.replaceAll(/\{\w+\}/g, '{}')}`),
    );
    const named = allCalls.map(({ name }) => name);
    expect(allCalls.length).toBeGreaterThan(30);
    expect(new Set(named).size).toBe(named.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(byName)('%s reads its path parameters, all of which must be given', (_, call) => {
    expect(call.input).toBeInstanceOf(z.ZodObject);
    for (const parameter of pathParameters(call.path)) {
      expect(shapeOf(call)).toHaveProperty(parameter);
      expect(z.object({ value: shapeOf(call)[parameter] as z.ZodType }).safeParse({}).success).toBe(false);
    }
  });

  it.each(byName.filter(([, call]) => statesChange(call)))(
    '[X5] %s is answered once exactly where its answer holds a secret',
    (_, call) => {
      const answered = JSON.stringify(z.toJSONSchema(call.output, { unrepresentable: 'any' }));
      const isSecret = /"\w*(?:secret|token|password|recovery|passphrase)\w*":\{/i.test(answered);
      expect(call.kind === 'command' && call.answeredOnce === true).toBe(isSecret);
    },
  );

  it('[X5] four answers hold a secret', () => {
    const once = allCalls.filter((call) => call.kind === 'command' && call.answeredOnce);
    expect(once.map(({ name }) => name).sort()).toEqual([
      'EnableSecondFactor',
      'PrepareSecondFactor',
      'RenewPlanCalendarAddress',
      'RenewRecoveryCodes',
    ]);
  });

  it.each(byName.filter(([, call]) => statesChange(call)))(
    '[S5] %s marks what is secret in its input, so that its digest is slow to guess',
    (_, call) => {
      const secret = Object.keys(shapeOf(call)).filter((name) =>
        // Whoever knows the last three notifies a device.
        /password|secret|token|pin$|code$|^endpoint$|^p256dh$|^auth$/i.test(name),
      );
      expect(call.secretInputs ?? []).toEqual(secret);
    },
  );

  it.each(byName)('%s says who may make it, and in which market', (_, { access }) => {
    expect(access.markets.length).toBeGreaterThan(0);
    for (const market of access.markets) expect(markets).toContain(market);
    if (access.roles !== 'anonymous') {
      expect(access.roles.length).toBeGreaterThan(0);
      for (const role of access.roles) expect(roles).toContain(role);
    }
  });

  it.each(byName.filter(([, { access }]) => access.scope.by === 'restaurant'))(
    '[R-ROL-08] %s names its restaurant where its access rule looks for it',
    (_, call) => {
      const { scope } = call.access;
      const at = scope.by === 'restaurant' ? scope.at.split('.') : [];
      const named = schemaAt(call.input, at);
      expect(named?.safeParse(7).success).toBe(true);
      const mayBeLeftOut = scope.by === 'restaurant' && scope.optional === true;
      expect(named?.safeParse(undefined).success).toBe(mayBeLeftOut);
      expect(named?.safeParse('abc').success).toBe(false);
    },
  );

  it.each(byName)('%s says no only with declared codes', (_, { rejections = [] }) => {
    for (const code of rejections) expect(allRejections).toHaveProperty(code);
    expect(new Set(rejections).size).toBe(rejections.length);
  });

  it.each(byName)('%s says what it does, and why it is there', (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z].{10,}/);
  });

  it.each(byName)('%s answers with plain data: nothing that is transformed, and no Date', (_, { output }) => {
    expect(kindsIn(z.object({ found: z.date(), read: z.preprocess(String, z.string()) }))).toEqual(
      new Set(['object', 'date', 'pipe', 'transform', 'string']),
    );
    const kinds = kindsIn(output);
    expect(['transform', 'pipe', 'date', 'codec'].filter((kind) => kinds.has(kind))).toEqual([]);
  });

  it('changes state by POST, and reads by GET', () => {
    for (const call of allCalls) expect(call.method).toBe(statesChange(call) ? 'POST' : 'GET');
  });

  it('[R-API-G6] changes state by GET only where the specification writes it so, beside its twin by POST', () => {
    const legacy = allCalls.filter((call) => call.kind === 'command' && call.legacyGet);
    expect(legacy.map(({ path }) => path).sort()).toEqual([
      'login/admin/externaluser/{id}',
      'login/admin/logout',
      'logout',
      'order/{id}/delete',
      'partner/report/{id}/delete',
      'resource/{id}/delete',
      'restaurant/competence/remove/{id}',
      'restaurant/{id}/delete',
      'section/{id}/delete',
      'slider/log/{slider_id}/{user_id}',
      'slider/{id}/delete',
      'user/{id}/delete',
      'user/{id}/legal',
      'video/{id}/delete',
    ]);
  });

  it('reads by POST only where the specification writes it so, beside its twin by GET', () => {
    const legacy = allCalls.filter((call) => call.kind === 'query' && call.legacyPost);
    expect(
      legacy
        .filter(({ area }) => area === 'diagnostic')
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      'competence',
      'diagnostic/alerts',
      'restaurant/cluster',
      'restaurant/comparation',
      'restaurant/competence',
      'restaurant/competence/data',
      'restaurant/consume',
      'restaurant/dafo',
      'restaurant/dafo/data',
      'restaurant/enviroment',
      'restaurant/province',
      'restaurant/sales',
    ]);
    for (const { path } of legacy) expect(path).not.toMatch(/add|update|delete|remove/);
  });

  it('needs a session, but for those that a person without one must make', () => {
    const anonymous = allCalls.filter(({ access }) => access.roles === 'anonymous');
    expect(anonymous.map(({ name }) => name).sort()).toEqual([
      'ChangePassword',
      'ConfirmAddress',
      'EndExternalLogin',
      'FinishExternalLogin',
      'GetMarket',
      'GetPublicChannel',
      'GetTables',
      'Login',
      'ReadPlanCalendar',
      'RequestPasswordLink',
      'ResolveShortLink',
      'RestoreAddress',
      'StartExternalLogin',
      'UnsubscribeFromMails',
    ]);
    const before = allCalls.filter((call) => call.kind === 'command' && call.beforeSession);
    expect(before.map(({ name }) => name)).toEqual([
      'Login',
      'StartExternalLogin',
      'FinishExternalLogin',
      'EndExternalLogin',
      'ConfirmAddress',
      'RestoreAddress',
      'RequestPasswordLink',
      'ChangePassword',
      'UnsubscribeFromMails',
    ]);
  });

  it('[R-AUT-14] waits for the legal terms, but for those that lead to accepting or rejecting them, or out of mails', () => {
    const before = allCalls.filter(({ beforeTerms }) => beforeTerms);
    expect(before.map(({ name }) => name).sort()).toEqual([
      'AcceptLegalTerms',
      'ChangePassword',
      'ConfirmAddress',
      'EndExternalLogin',
      'FinishExternalLogin',
      'GetMarket',
      'GetSession',
      'GetTables',
      'Login',
      'Logout',
      'RequestPasswordLink',
      'RestoreAddress',
      'StartExternalLogin',
      'UnsubscribeFromMails',
    ]);
  });

  it('[R-ROL-08] leaves people without an active restaurant their own account, and nothing else', () => {
    const left = allCalls.filter(({ withoutRestaurant }) => withoutRestaurant);
    expect(left.map(({ name }) => name).sort()).toEqual([
      'ChangeOwnPassword',
      'DisableSecondFactor',
      'EnableSecondFactor',
      'EndActingAsUser',
      'EndOtherSessions',
      'EndSession',
      'ListOwnSessions',
      'PrepareSecondFactor',
      'RenewRecoveryCodes',
      'UpdateOwnAccount',
    ]);
  });

  it('[R-ROL-03] [R-ROL-05] [R-PRT-01] lets partners look after their own account, their session and their reports alone', () => {
    const partners = allCalls.filter(
      ({ access }) => access.roles !== 'anonymous' && access.roles.includes(6),
    );
    const others = partners.filter(({ area }) => area !== 'partner-reports');
    expect(others.map(({ name }) => name).sort()).toEqual([
      'AcceptLegalTerms',
      'CancelOwnAddressChange',
      'ChangeOwnPassword',
      // Of the table of their reports.
      'DeleteView',
      'DisableSecondFactor',
      'EnableSecondFactor',
      'EndOtherSessions',
      'EndSession',
      'GetSavedViews',
      'GetSession',
      'ListOwnSessions',
      'Logout',
      'PrepareSecondFactor',
      'RenewRecoveryCodes',
      'ResendOwnAddressLink',
      'SaveView',
      'UpdateOwnAccount',
    ]);
    const ofReports = allCalls.filter(({ area }) => area === 'partner-reports');
    expect(ofReports.filter((call) => !partners.includes(call)).map(({ name }) => name)).toEqual([
      'ListPartnerReportsOfRestaurant',
      'ListReceivedPartnerReports',
      'ListMissingPartnerReports',
    ]);
  });

  it('is known to the compiler by its name', () => {
    const name: CallName = 'PlaceOrder';
    const input: InputOf<CallNamed<'ListOrders'>> = { page: 1 };
    // @ts-expect-error no such call
    const misspelt: CallName = 'PlaceOder';
    expect(byName.map(([known]) => known)).toContain(name);
    expect(byName.map(([known]) => known)).not.toContain(misspelt);
    expect(input).toEqual({ page: 1 });
  });
});

/** The calls of the specification that this portal answers, as it writes them. `{}` stands for any parameter. */
const specified: readonly (readonly [id: string, method: string, path: string])[] = [
  ['R-API-01', 'GET', 'init'],
  ['R-API-02', 'POST', 'login'],
  ['R-API-03', 'GET', 'logout'],
  ['R-API-04', 'GET', 'market'],
  ['R-API-05', 'GET', 'table'],
  ['R-API-06', 'POST', 'login/external'],
  ['R-API-07', 'GET', 'login/admin/externaluser/{}'],
  ['R-API-08', 'GET', 'login/admin/logout'],
  ['R-API-09', 'POST', 'remember'],
  ['R-API-10', 'POST', 'changepass'],
  ['R-API-11', 'GET', 'section'],
  ['R-API-12', 'GET', 'section/type/{}'],
  ['R-API-13', 'POST', 'section/add'],
  ['R-API-14', 'POST', 'section/{}/update'],
  ['R-API-15', 'GET', 'section/{}/delete'],
  ['R-API-16', 'GET', 'resource'],
  ['R-API-17', 'GET', 'resource/section/{}'],
  ['R-API-18', 'GET', 'resource/new'],
  ['R-API-19', 'GET', 'resource/{}'],
  ['R-API-20', 'GET', 'resource/search/{}/{}'],
  ['R-API-21', 'POST', 'resource/add'],
  ['R-API-22', 'POST', 'resource/{}/update'],
  ['R-API-23', 'POST', 'resource/update'],
  ['R-API-24', 'GET', 'resource/{}/delete'],
  ['R-API-26', 'GET', 'shortener/{}/{}'],
  ['R-API-27', 'POST', 'log/toolkit'],
  ['R-API-39', 'POST', 'restaurant/{}/update'],
  ['R-API-43', 'POST', 'user/favorite'],
  ['R-API-46', 'GET', 'user/{}/legal'],
  ['R-API-54', 'POST', 'user/addPhone'],
  ['R-API-55', 'POST', 'order/add'],
  ['R-API-56', 'GET', 'order'],
  ['R-API-57', 'GET', 'order/{}/delete'],
  ['R-API-58', 'POST', 'order/{}/status'],
  ['R-API-63', 'POST', 'order/uploadImages'],
  ['R-API-64', 'POST', 'uploader/files'],
  ['R-API-64', 'POST', 'uploader/thumb'],
  ['R-API-65', 'POST', 'restaurant/province'],
  ['R-API-66', 'POST', 'restaurant/enviroment'],
  ['R-API-67', 'POST', 'restaurant/cluster'],
  ['R-API-68', 'POST', 'competence'],
  ['R-API-69', 'POST', 'restaurant/competence'],
  ['R-API-70', 'POST', 'restaurant/sales'],
  ['R-API-71', 'POST', 'restaurant/consume'],
  ['R-API-72', 'POST', 'restaurant/dafo'],
  ['R-API-73', 'POST', 'restaurant/dafo/data'],
  ['R-API-74', 'POST', 'restaurant/competence/data'],
  ['R-API-75', 'POST', 'restaurant/comparation'],
  ['R-API-76', 'POST', 'diagnostic/descriptions'],
  ['R-API-77', 'POST', 'diagnostic/alerts'],
  ['R-API-78', 'GET', 'restaurant/moments/{}'],
  ['R-API-79', 'GET', 'restaurant/pmix/{}'],
  ['R-API-80', 'GET', 'restaurant/competence/remove/{}'],
  ['R-API-81', 'POST', 'restaurant/enviroment/add'],
  ['R-API-82', 'POST', 'restaurant/enviroment/select'],
  ['R-API-83', 'POST', 'restaurant/enviroment/unselect'],
  ['R-API-84', 'POST', 'restaurant/enviroment/delete'],
  ['R-API-85', 'POST', 'restaurant/cluster/update'],
  ['R-API-86', 'POST', 'restaurant/dafo/update'],
  ['R-API-87', 'POST', 'restaurant/competence/update'],
  ['R-API-88', 'POST', 'restaurant/competence/add'],
  ['R-API-89', 'POST', 'restaurant/comparation/update'],
  ['R-API-91', 'POST', 'restaurant/objectives'],
  ['R-API-92', 'POST', 'restaurant/marketing'],
  ['R-API-93', 'POST', 'restaurant/strategies'],
  ['R-API-94', 'GET', 'restaurant/actions/{}'],
  ['R-API-95', 'GET', 'section'],
  ['R-API-95', 'GET', 'section/type/{}'],
  ['R-API-96', 'POST', 'restaurant/objectives/update'],
  ['R-API-97', 'POST', 'restaurant/strategies/update'],
  ['R-API-99', 'POST', 'restaurant/action/add'],
  ['R-API-100', 'POST', 'restaurant/action/update'],
  ['R-API-101', 'POST', 'restaurant/action/delete'],
  ['R-API-102', 'POST', 'actions'],
  ['R-API-104', 'GET', 'restaurant/channel/data/{}'],
  ['R-API-105', 'GET', 'restaurant/service/'],
  ['R-API-106', 'GET', 'restaurant/service/data/{}'],
  ['R-API-107', 'POST', 'restaurant/channel/update'],
  ['R-API-108', 'POST', 'restaurant/rrss/update'],
  ['R-API-111', 'GET', 'report/restaurant/{}'],
  ['R-API-120', 'GET', 'admin/mop_requests'],
  ['R-API-121', 'POST', 'mop_requests/update/{}'],
  ['R-API-122', 'POST', 'mop_request/update_confirm/{}'],
  ['R-API-123', 'GET', 'mop_request/get_confirm'],
  ['R-API-124', 'POST', 'mop_request/add'],
];

describe('the calls of the specification', () => {
  it.each(specified)('[%s] %s %s is answered', (_, method, path) => {
    const answering = allCalls.filter((call) => call.path.replaceAll(/\{\w+\}/g, '{}') === path);
    const methods = answering.flatMap(methodsOf);
    expect(methods).toContain(method);
  });
});
