import { afterEach, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { Role } from '@portal/contracts';
import { userQueries } from '@portal/contracts/areas/users';
import { createLogger } from '@portal/platform/program/logger';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { addressOf, buildTestFixture } from '../programs/test-fixture';
import { sendCall } from './send-call';

let portal: InProcessPortal | null = null;
afterEach(() => portal?.close());

it('[S21] [S19] who reads or exports people is in the log with how many, and no name or address is', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLogger('info', destination);
  portal = await openInProcessPortal('ES', () => new Date(), undefined, log);
  await buildTestFixture(portal);
  const signedIn = await portal.signIn(Role.Administrator, Role.Administrator);
  await sendCall(portal, userQueries.GetUser, { id: Role.Manager }, { signedIn });
  await sendCall(portal, userQueries.ListUsers, { size: -1 }, { signedIn });
  const read = lines.filter((line) => line.includes('personal data read'));
  expect(read.map((line) => JSON.parse(line) as object)).toMatchObject([
    { call: 'GetUser', userId: Role.Administrator, records: 1 },
    { call: 'ListUsers', userId: Role.Administrator, records: 7 },
  ]);
  for (const words of ['Persona', addressOf('ES', Role.Manager)]) expect(lines.join('')).not.toContain(words);
});
