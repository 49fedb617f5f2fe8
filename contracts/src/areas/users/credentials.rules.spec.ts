import { describe, expect, it } from '@jest/globals';
import { outlives } from './users.rules';

const from = { generation: 2, at: '2026-11-20T10:00:00.000Z', kept: 'kept' };
const session = { id: 's', generation: 2, openedAt: '2026-11-20T09:00:00.000Z' };

describe('what a changed password ends', () => {
  it('[S2] nothing, as long as no password was changed', () => {
    expect(outlives({ ...session, generation: 0 }, null)).toBe(true);
  });

  it('[S2] sessions that the password before has opened, even those whose sign-in was under way', () => {
    expect(outlives(session, from)).toBe(true);
    const slow = { ...session, generation: 1, openedAt: '2026-11-20T10:00:01.000Z' };
    expect(outlives(slow, from)).toBe(false);
  });

  it('[S2] not the session in which it was changed', () => {
    expect(outlives({ ...session, id: 'kept', generation: 0 }, from)).toBe(true);
  });

  it('[S2] sessions without a password by the time at which they were opened', () => {
    const external = { ...session, generation: null };
    expect(outlives(external, from)).toBe(false);
    expect(outlives({ ...external, openedAt: from.at }, from)).toBe(true);
  });
});
