import { describe, expect, it } from '@jest/globals';
import { spanIdOf, traceIdOf } from './span';

describe('the ids of a trace', () => {
  it('are the digits of a correlation id that is a UUID, so that it finds its trace', () => {
    expect(traceIdOf('0199AA11-22BB-7c33-9d44-ee55ff667788')).toBe('0199aa1122bb7c339d44ee55ff667788');
  });

  it.each(['click-of-nuria-0001', '00000000-0000-0000-0000-000000000000', 'not-hex-zzzz-zzzz'])(
    'are made from any other correlation id: %s',
    (correlationId) => {
      expect(traceIdOf(correlationId)).toMatch(/^[\da-f]{32}$/);
      expect(traceIdOf(correlationId)).toBe(traceIdOf(correlationId));
      expect(traceIdOf(correlationId)).not.toMatch(/^0+$/);
    },
  );

  it('distinguish spans, and are the same wherever they are made', () => {
    expect(spanIdOf('command-1')).toMatch(/^[\da-f]{16}$/);
    expect(spanIdOf('command-1')).toBe(spanIdOf('command-1'));
    expect(spanIdOf('command-1')).not.toBe(spanIdOf('command-2'));
  });
});
