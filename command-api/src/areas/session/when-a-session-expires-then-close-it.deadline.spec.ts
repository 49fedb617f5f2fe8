import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { allViews, Role } from '@portal/contracts';
import { sessionExpiries } from '@portal/contracts/areas/session';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { sealSession } from '@portal/platform/session/session-ticket';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { testClock } from '@portal/platform/testing/test-clock';
import { createWriteSide } from '../../write-side';

const start = '2026-11-20T09:30:00.000Z';
const expiresAt = '2026-11-20T21:30:00.000Z';

async function open() {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
  const clock = testClock(start);
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const keys = new MemoryKeyStore();
  const settings = { market: 'ES', events, codec: plainCodec, secrets, keys, now: clock.now } as const;
  const side = createWriteSide(settings);
  const data = { userId: 12, role: Role.Franchisee, expiresAt };
  const login = (sessionId: string) =>
    events.append(`login-${sessionId}`, 'no-stream', [
      {
        id: randomUUID(),
        type: 'LoginSucceeded',
        data: { ...data, sessionId },
        metadata: platformMetadata('ES', clock.now()),
      },
    ]);
  const logout = (sessionId: string) =>
    side.runner.run(
      side.bindings.session.Logout,
      { reason: 'logout' },
      { actor: testActor(Role.Franchisee, { sessionId }), correlationId: 'request-1' },
    );
  const revoke = (sessionId: string) => {
    const id = sealSession(secrets, { userId: 12, sessionId });
    const actor = testActor(Role.Franchisee, { userId: 12, sessionId: 'another' });
    return side.runner.run(side.bindings.session.EndSession, { id }, { actor, correlationId: 'request-2' });
  };
  const running = await side.startReactions({ views, wakeAfter: clock.wakeAfter });
  const settled = () => running.retryParked('when-a-session-expires-then-close-it', '');
  const passUntil = (until: string) => clock.passUntil(until, settled);
  const ends = async () =>
    (await events.readAll(0, 99))
      .filter(({ type }) => type === 'SessionClosed')
      .map(({ data: end, metadata }) => [end.sessionId, end.reason, metadata.at]);
  const waiting = () => views.count(sessionExpiries.name, {});
  return { clock, login, logout, revoke, passUntil, ends, waiting, running };
}

describe('a session that is never ended', () => {
  it('[S2] [R-AUT-05] is closed at its absolute end, and one that was ended before is not closed again', async () => {
    const { clock, login, logout, passUntil, ends, waiting, running } = await open();
    await login('a');
    await login('b');
    await logout('b');
    await clock.asleep(60_000);
    await passUntil('2026-11-20T21:29:59.999Z');
    expect(await ends()).toEqual([['b', 'logout', start]]);
    await passUntil('2026-11-20T21:31:00.000Z');
    await running.stop();
    expect(await ends()).toEqual([
      ['b', 'logout', start],
      ['a', 'expired', expiresAt],
    ]);
    expect(await waiting()).toBe(0);
  });

  it('[S2] when ended from another device, is kept until then, to show its browser why', async () => {
    const { clock, login, revoke, passUntil, ends, waiting, running } = await open();
    await login('a');
    await revoke('a');
    await clock.asleep(60_000);
    expect([await ends(), await waiting()]).toEqual([[['a', 'revoked', start]], 1]);
    await passUntil('2026-11-20T21:31:00.000Z');
    await running.stop();
    expect(await ends()).toEqual([
      ['a', 'revoked', start],
      ['a', 'expired', expiresAt],
    ]);
    expect(await waiting()).toBe(0);
  });
});
