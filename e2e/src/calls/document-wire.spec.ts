import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type CallContract, markets, Role } from '@portal/contracts';
import { importCommands } from '@portal/contracts/areas/imports';
import { asFormFields } from '@portal/contracts/examples';
import { z } from 'zod';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { failureOf } from './answers';
import { neverBlank } from './document-client';
import { exampleIn } from './example-in';
import { sendCall } from './send-call';

/* A client of the specification: cookie, form bodies, all fields. */

const formCalls = allCalls.filter(({ kind, method }) => kind === 'command' && method !== 'GET');

/** Without proof fields where a proof is needed. */
const optionalIn = ({ input }: CallContract): readonly string[] =>
  input instanceof z.ZodObject
    ? Object.entries(input.shape as Record<string, z.ZodType>)
        .filter(([, field]) => field.safeParse(undefined).success)
        .map(([name]) => name)
    : [];

describe.each(markets)('[R-API-G2] forms with blank fields in %s', (market) => {
  let portal: InProcessPortal;
  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
  });
  afterAll(() => portal.close());

  /** Names of rejected fields. */
  async function refusedBlanks(call: CallContract): Promise<readonly string[]> {
    const role = call.access.roles === 'anonymous' ? null : (call.access.roles[0] ?? null);
    const input = await exampleIn(portal, call, { role, whose: 'own' });
    await portal.caughtUp();
    const signedIn = role === null ? null : await portal.signIn(role, role);
    const blanks = optionalIn(call).filter((name) => !(name in input));
    const sent = { ...asFormFields(input), ...Object.fromEntries(blanks.map((name) => [name, ''])) };
    const answer = await sendCall(portal, call, sent, { signedIn, encoding: 'form' });
    if (answer.statusCode === 200) return [];
    const { fields = {} } = answer.json<{ error: { fields?: Record<string, string> } }>().error;
    expect([answer.statusCode, answer.body]).toEqual([422, expect.any(String)]);
    expect(blanks).toEqual(expect.arrayContaining(Object.keys(fields)));
    return Object.keys(fields);
  }

  const named = formCalls.filter(
    (call) => call.access.markets.includes(market) && optionalIn(call).length > 0,
  );
  it.each(named.map((call) => [call.name, call] as const))(
    '%s takes a blank field as one that is left out, or names it',
    async (name, call) => {
      expect(await refusedBlanks(call)).toEqual(neverBlank[name] ?? []);
    },
  );
});

describe('what is sent and not taken', () => {
  it('[R-API-90] is refused by name: a spreadsheet beside a description is imported by a call of its own', async () => {
    const portal = await openInProcessPortal('ES');
    await buildTestFixture(portal);
    const signedIn = await portal.signIn(Role.Administrator, Role.Administrator);
    const update = (file: string) =>
      sendCall(
        portal,
        importCommands.UpdateSectionDescription,
        { section: 'moments', description: 'Ventas por franja.', file },
        { signedIn, encoding: 'form' },
      );
    expect(failureOf(await update('ventas.xlsx'))).toEqual([
      400,
      'invalid_input',
      { file: 'imported_by_check' },
    ]);
    expect((await update('')).statusCode).toBe(200);
    await portal.close();
  });
});
