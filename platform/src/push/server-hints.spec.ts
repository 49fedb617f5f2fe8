import { describe, expect, it } from '@jest/globals';
import { InProcessPushBus } from '../stores/push-bus/in-process.push-bus';
import { hearServers, tellServers } from './server-hints';

function wire() {
  const troubles: unknown[] = [];
  const bus = new InProcessPushBus((error) => troubles.push(error));
  const heard: unknown[] = [];
  const stop = hearServers(bus, {
    viewsMoved: (position, identities) => heard.push({ position, identities }),
    sessionUsed: (sessionId) => heard.push({ sessionId }),
  });
  return { bus, heard, stop, troubles, tell: tellServers(bus) };
}

describe('what our processes tell each other', () => {
  it('[R10] reaches the others as it was said, in order', () => {
    const { tell, heard } = wire();
    tell.viewsMoved(7, false);
    tell.sessionUsed('s-1');
    tell.viewsMoved(9, true);
    expect(heard).toEqual([
      { position: 7, identities: false },
      { sessionId: 's-1' },
      { position: 9, identities: true },
    ]);
  });

  it('is not mistaken for what browsers are told under the same name', () => {
    const { bus, heard } = wire();
    bus.publish([{ name: 'ViewsMoved', payload: { position: 7, identities: false }, to: [{ role: 2 }] }]);
    expect(heard).toEqual([]);
  });

  it('is refused when it is malformed, and heard no more after stopping', () => {
    const { bus, heard, stop, troubles, tell } = wire();
    bus.publish([{ name: 'ViewsMoved', payload: { position: 'seven' }, to: [] }]);
    expect(troubles).toHaveLength(1);
    stop();
    tell.viewsMoved(8, false);
    expect(heard).toEqual([]);
  });
});
