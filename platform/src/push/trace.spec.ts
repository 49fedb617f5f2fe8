import { describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { Role } from '@portal/contracts';
import { createLogger } from '../program/logger';
import { projected } from '../testing/projection-kit';
import type { JarEvent } from '../testing/sample-aggregate';
import { traceTo } from './trace';

function tracing(level: string) {
  const lines: unknown[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, trace: traceTo(createLogger(level, destination)) };
}

const event = projected<JarEvent>({
  type: 'CoinAdded',
  data: { jarId: 'canary-1', value: 3 },
  metadata: { correlationId: 'click-0001', causationId: 'command-7' },
});
const push = { name: 'JarFilled', payload: { jarId: 'canary-2' }, to: [{ role: Role.Administrator }] };

describe('the trace of an event', () => {
  it('[R11] logs under the id of its click that the views show it, and what was pushed to browsers', () => {
    const { lines, trace } = tracing('debug');
    trace.projected([event]);
    trace.pushed(event, [push]);
    const about = { correlationId: 'click-0001', causationId: 'command-7', event: 'CoinAdded', position: 1 };
    expect(lines).toMatchObject([
      { ...about, msg: 'projected' },
      { ...about, pushes: ['JarFilled'], msg: 'pushed' },
    ]);
  });

  it('[S19] omits the content of the event and the push', () => {
    const { lines, trace } = tracing('debug');
    trace.projected([event]);
    trace.pushed(event, [push]);
    expect(JSON.stringify(lines)).not.toContain('canary');
  });

  it('is silent below the level for tracing', () => {
    const { lines, trace } = tracing('info');
    trace.projected([event]);
    trace.pushed(event, [push]);
    expect(lines).toEqual([]);
  });
});
