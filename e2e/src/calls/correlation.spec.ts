import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Writable } from 'node:stream';
import { csrfHeader, Role } from '@portal/contracts';
import { createLogger } from '@portal/platform/program/logger';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { actorWith, buildTestFixture } from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';

jest.setTimeout(60_000);

interface Line {
  readonly correlationId?: string;
  readonly msg: string;
}

describe('the id of a click', () => {
  let portal: InProcessPortal;
  let lines: Line[];
  beforeEach(async () => {
    lines = [];
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)) as Line);
        done();
      },
    });
    portal = await openInProcessPortal('ES', undefined, undefined, createLogger('debug', destination));
    await buildTestFixture(portal);
  });
  afterEach(() => portal.close());

  it('[R11] [S21] is found in the command’s line, in its event, in the line of the views, and in that of the push', async () => {
    const { orderId } = await worldFor(portal, actorWith(Role.Franchisee), 'own');
    const headers = await portal.signIn(2, Role.Administrator);
    const click = 'click-of-nuria-0001';
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/order/${orderId}/status`,
      headers: { ...headers, [csrfHeader]: headers[csrfHeader], 'x-correlation-id': click },
      payload: { status: 2 },
    });
    expect([answer.statusCode, answer.headers['x-correlation-id']]).toEqual([200, click]);
    await portal.caughtUp();
    const event = (await portal.stores.events.readStream(`order-${orderId}`)).at(-1);
    expect(event?.metadata.correlationId).toBe(click);
    expect(lines.filter(({ correlationId }) => correlationId === click)).toMatchObject([
      { msg: 'asked' },
      { msg: 'command', call: 'ChangeOrderStatus', code: 'done', position: event?.position },
      { msg: 'projected', event: 'OrderStatusChanged', position: event?.position },
      { msg: 'pushed', pushes: ['OrderChanged', 'NoticesChanged'], position: event?.position },
    ]);
  });
});
