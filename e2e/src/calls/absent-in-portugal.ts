import { expect } from '@jest/globals';
import { allCalls, Role } from '@portal/contracts';
import { emptyWorld, exampleInput } from '@portal/contracts/examples';
import { openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { sendCall } from './send-call';

/** Each call gets 404 in Portugal. */
export async function expectAbsentInPortugal(contracts: object, count: number): Promise<void> {
  const portal = await openInProcessPortal('PT');
  await buildTestFixture(portal);
  const admin = await portal.signIn(Role.Administrator, Role.Administrator);
  const calls = allCalls.filter(({ name }) => name in contracts);
  expect(calls).toHaveLength(count);
  for (const call of calls) {
    for (const signedIn of [admin, null]) {
      const answer = await sendCall(portal, call, exampleInput(call, emptyWorld), { signedIn });
      expect([call.name, answer.statusCode]).toEqual([call.name, 404]);
      expect(answer.json()).toMatchObject({ error: { code: 'not_in_this_market' } });
    }
  }
  await portal.close();
}
