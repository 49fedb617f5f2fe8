import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { allCalls, type CallName, type CallNamed } from './all-calls';
import { allRejections } from './all-rejections';
import { type CallContract, type InputOf, markets, methodsOf, pathParameters, roles } from './kernel';

const byName = allCalls.map((call) => [call.name, call] as const);
const statesChange = (call: CallContract) => call.kind === 'command' || call.kind === 'upload';
const shapeOf = (call: CallContract): z.ZodRawShape =>
  call.input instanceof z.ZodObject ? call.input.shape : {};

/** Looks through pipes and unions. */
function schemaAt(schema: z.ZodType | undefined, path: readonly string[]): z.ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schemaAt(schema.out as z.ZodType, path);
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  return schema instanceof z.ZodObject ? schemaAt(schema.shape[first] as z.ZodType, rest) : undefined;
}

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
        // The last three let a sender notify a device.
        /password|secret|token|pin$|code$|^endpoint$|^p256dh$|^auth$/i.test(name),
      );
      expect(call.secretInputs ?? []).toEqual(secret);
    },
  );

  it.each(byName)('%s declares its callers and its market', (_, { access }) => {
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

  it.each(byName)('%s rejects only with declared codes', (_, { rejections = [] }) => {
    for (const code of rejections) expect(allRejections).toHaveProperty(code);
    expect(new Set(rejections).size).toBe(rejections.length);
  });

  it.each(byName)('%s describes its effect and its purpose', (_, { summary }) => {
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
      'ReadCalendar',
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
      // A person's own saved view.
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
