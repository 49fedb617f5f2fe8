import { describe, expect, it } from '@jest/globals';
import { aProjection, type ProjectionHealth } from '@portal/contracts/areas/operations';
import { byMinute, countHealth, healthOf } from './operations';

const now = Date.parse('2026-11-20T09:30:00.000Z');
const reported_at = '2026-11-20T09:29:59.000Z';
const verified: ProjectionHealth['verified'] = {
  at: reported_at,
  documents: 3,
  different: 1,
  differences: [],
};
const projection = (facts: Parameters<typeof aProjection>[1] = {}) =>
  aProjection('orders', { reported_at, ...facts });

describe('the health of a projection', () => {
  it.each([
    ['well', {}],
    ['well', { lag: 2_000 }],
    ['behind', { lag: 2_001 }],
    ['parked', { lag: 9_000, parked: 1 }],
    ['rebuilding', { parked: 1, rebuild: 0.4 }],
    ['different', { verified }],
    ['silent', { rebuild: 0.4, silent: true }],
    ['silent', { reported_at: '2026-11-20T09:28:59.000Z' }],
  ] as const)('[R9] is %s of %j', (health, facts) => {
    expect(healthOf(projection(facts), now)).toBe(health);
  });

  it('is counted, parked streams one by one', () => {
    const all = [projection(), projection({ parked: 3 }), projection({ silent: true, parked: 1 })];
    expect(countHealth(all, now)).toEqual({
      well: 1,
      parked: 4,
      silent: 1,
      rebuilding: 0,
      behind: 0,
      different: 0,
    });
  });

  it('is listed by minute, with the maximum of each, newest first', () => {
    const recent = [
      { at: '2026-11-20T09:28:05.000Z', lag: 10, rate: 3 },
      { at: '2026-11-20T09:28:55.000Z', lag: 0, rate: 8 },
      { at: '2026-11-20T09:29:00.000Z', lag: 4, rate: 0 },
    ];
    expect(byMinute(recent)).toEqual([
      { at: '2026-11-20T09:29:00.000Z', lag: 4, rate: 0 },
      { at: '2026-11-20T09:28:05.000Z', lag: 10, rate: 8 },
    ]);
  });
});
