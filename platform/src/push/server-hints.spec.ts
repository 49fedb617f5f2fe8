import { describe, expect, it } from '@jest/globals';
import { InProcessPushBus } from '../stores/push-bus/in-process.push-bus';
import { onServerHints, sendServerHints } from './server-hints';

function wire() {
  const errors: unknown[] = [];
  const bus = new InProcessPushBus((error) => errors.push(error));
  const heard: unknown[] = [];
  const stop = onServerHints(bus, {
    viewsMoved: (position, identities) => heard.push({ position, identities }),
    sessionUsed: (sessionId) => heard.push({ sessionId }),
  });
  return { bus, heard, stop, errors, send: sendServerHints(bus) };
}

describe('hints between processes', () => {
  it('[R10] reach the others unchanged, in order', () => {
    const { send, heard } = wire();
    send.viewsMoved(7, false);
    send.sessionUsed('s-1');
    send.viewsMoved(9, true);
    expect(heard).toEqual([
      { position: 7, identities: false },
      { sessionId: 's-1' },
      { position: 9, identities: true },
    ]);
  });

  it('are not confused with pushes to browsers under the same name', () => {
    const { bus, heard } = wire();
    bus.publish([{ name: 'ViewsMoved', payload: { position: 7, identities: false }, to: [{ role: 2 }] }]);
    expect(heard).toEqual([]);
  });

  it('is refused when malformed, and ignored after stopping', () => {
    const { bus, heard, stop, errors, send } = wire();
    bus.publish([{ name: 'ViewsMoved', payload: { position: 'seven' }, to: [] }]);
    expect(errors).toHaveLength(1);
    stop();
    send.viewsMoved(8, false);
    expect(heard).toEqual([]);
  });
});
