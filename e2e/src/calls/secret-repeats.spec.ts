import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type CommandContract, idempotencyKeyHeader, refusalFor, roles } from '@portal/contracts';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { exampleIn } from './example-in';
import { sendCall } from './send-call';

type Input = Readonly<Record<string, unknown>>;
interface WithFields {
  readonly shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>;
}

/** Only these have idempotency keys. */
const withSecrets = allCalls.filter(
  (call): call is CommandContract =>
    call.kind === 'command' &&
    call.beforeSession !== true &&
    ((call.secretInputs ?? []).length > 0 || call.answeredOnce === true),
);

const secrets = ['b'.repeat(64), '123456', 'secret'];

/** The same input with another valid secret. */
function withOther(call: CommandContract, input: Input, field: string): Input {
  const sent = input[field];
  if (typeof sent === 'string')
    return { ...input, [field]: sent.replace(/\w(?=\W*$)/, (last) => (last === '1' ? '2' : '1')) };
  const { [field]: schema } = (call.input as Partial<WithFields>).shape ?? {};
  return { ...input, [field]: secrets.find((each) => schema?.safeParse(each).success) };
}

describe('a command with secrets, sent again under its key', () => {
  let portal: InProcessPortal;
  let dataDir: string;
  const open = () => openInProcessPortal('ES', () => new Date(), dataDir);

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'portal-secret-repeats-'));
    portal = await open();
    await buildTestFixture(portal);
  });
  afterAll(async () => {
    expect(portal.problems).toEqual([]);
    await portal.close();
    rmSync(dataDir, { recursive: true });
  });

  it('[X5] is one of several', () => {
    expect(withSecrets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['EnableSecondFactor', 'ChangeOwnPassword', 'RenewPlanCalendarAddress']),
    );
    expect(withSecrets.length).toBeGreaterThan(7);
  });

  it.each(withSecrets.map((call) => [call.name, call] as const))(
    '[X5] %s is refused with another secret, and answered again only where its answer holds none',
    async (_, call) => {
      const role = roles.find((each) => refusalFor(call.access, 'ES', { role: each }) === null);
      if (role === undefined) throw new Error(`${call.name} is for no role in ES`);
      const signedIn = await portal.signIn(role, role);
      const input = await exampleIn(portal, call, { role, whose: 'own', signedIn });
      await portal.caughtUp();
      const headers = { [idempotencyKeyHeader]: crypto.randomUUID() };
      const send = async (sent: Input) => {
        const { statusCode, body } = await sendCall(portal, call, sent, { signedIn, headers });
        const { data, error } = JSON.parse(body) as { data?: unknown; error?: { code: string } };
        return { statusCode, data, code: error?.code };
      };
      const first = await send(input);
      expect(first.statusCode).toBe(200);
      // The session already acts as another user.
      const acting = call.name === 'StartActingAsUser' && { statusCode: 403, code: 'forbidden', data: null };
      const answered = call.answeredOnce ? { code: 'already_answered', data: null } : { data: first.data };
      const again = acting || answered;
      const head = await portal.stores.events.head();
      for (const program of ['the same program', 'another program']) {
        for (const field of call.secretInputs ?? []) {
          const reused = acting || { statusCode: 422, code: 'idempotency_key_reused', data: null };
          const guessed = await send(withOther(call, input, field));
          expect({ program, field, ...guessed }).toMatchObject({ program, field, ...reused });
        }
        const repeated = await send(input);
        expect({ program, ...repeated }).toMatchObject({ program, ...again });
        expect(await portal.stores.events.head()).toBe(head);
        if (program === 'another program') continue;
        await portal.close();
        portal = await open();
      }
    },
  );
});
