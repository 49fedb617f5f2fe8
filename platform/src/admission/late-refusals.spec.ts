import { describe, expect, it } from '@jest/globals';
import { LateRefusals } from './late-refusals';

const limits = { refusalBurst: 2, refusalsPerSecond: 0.001, refusalsWaiting: 1 };
const isLate = (refusals: LateRefusals, ...addresses: readonly string[]) =>
  addresses.map((address) => refusals.isLate(address));

describe('refusals', () => {
  it('[F1] are late to an address that is refused often, and not to others', () => {
    const refusals = new LateRefusals(limits);
    expect(isLate(refusals, '203.0.113.1', '203.0.113.1', '203.0.113.1')).toEqual([false, false, true]);
    expect(isLate(refusals, '203.0.113.2', '198.51.100.1')).toEqual([false, false]);
  });

  it('[F1] are late to a neighbourhood whose addresses are refused often together', () => {
    const refusals = new LateRefusals(limits);
    const neighbours = Array.from({ length: 9 }, (_, at) => `203.0.113.${at}`);
    expect(isLate(refusals, ...neighbours)).toEqual([...Array<boolean>(8).fill(false), true]);
    const ofOneSubscriber = Array.from({ length: 3 }, (_, at) => `2001:db8:1:2::${at}`);
    expect(isLate(refusals, ...ofOneSubscriber)).toEqual([false, false, true]);
  });

  it('[F1] wait in no greater number than memory has been set aside for', async () => {
    const refusals = new LateRefusals(limits, 20);
    const first = refusals.wait();
    expect(await refusals.wait()).toBe(false);
    expect(await first).toBe(true);
    expect(await refusals.wait()).toBe(true);
  });
});
