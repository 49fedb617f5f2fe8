import { describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '../../kernel';
import {
  mayApprove,
  newProgress,
  progressChanges,
  type QuoteState,
  quoteStates,
  sideOf,
  turnOf,
} from './order-work.rules';

const none = newProgress(2);
const quoted = (state: QuoteState) => ({ ...none, quote: { version: 1, state } });
const proof = progressChanges.ProofSent(none, { at: 1, version: 1 });

describe('whose turn it is', () => {
  it('is the restaurant’s while a quote or a proof waits, else the agency’s', () => {
    expect(turnOf(none, 1)).toBe('agency');
    expect(quoteStates.filter((state) => turnOf(quoted(state), 3) === 'restaurant')).toEqual(['waiting']);
    expect(turnOf(proof, 2)).toBe('restaurant');
    expect(turnOf(progressChanges.ProofChangesRequested(proof, { at: 1, version: 1 }), 2)).toBe('agency');
    const approved = { pieces: [{ at: 1, version: 1 }] };
    expect(turnOf(progressChanges.ProofsApproved(proof, approved), 2)).toBe('agency');
    expect(turnOf({ ...proof, quote: { version: 1, state: 'accepted' } }, 2)).toBe('restaurant');
  });

  it('is over for delivered and cancelled orders', () => {
    expect([4, 5].map((status) => turnOf(quoted('waiting'), status as 4 | 5))).toEqual([null, null]);
  });
});

describe('who may approve', () => {
  const rules = (managersApprove: boolean) => ({ ...marketRecords.ES, managersApprove });

  it('[R-ROL-01] [AMB-06] is everyone, or all but managers; acting counts by the own role', () => {
    const staff = [Role.Franchisee, Role.Manager, Role.Consultant];
    expect(staff.map((role) => mayApprove({ role }, rules(true)))).toEqual([true, true, true]);
    expect(staff.map((role) => mayApprove({ role }, rules(false)))).toEqual([true, false, true]);
    const acting = { role: Role.Manager, ownRole: Role.Administrator };
    expect(mayApprove(acting, rules(false))).toBe(true);
  });

  it('is one of two sides: the agency’s administrators, and all others', () => {
    const agency = [Role.Administrator, Role.Editor];
    expect(agency.map(sideOf)).toEqual(['agency', 'agency']);
    expect(
      [Role.Franchisee, Role.Manager, Role.Consultant].every((role) => sideOf(role) === 'restaurant'),
    ).toBe(true);
  });
});
