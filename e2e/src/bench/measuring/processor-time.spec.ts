import { describe, expect, it } from '@jest/globals';
import { processorTime } from './processor-time';

function work(milliseconds: number): void {
  const used = () => {
    // Reading takes mostly system time.
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const begin = used();
  while (used() - begin < milliseconds);
}

describe('processor time', () => {
  it('grows by what a program works and not by how long it waits', () => {
    const before = processorTime(process.pid);
    work(300);
    const worked = processorTime(process.pid) - before;
    expect(worked).toBeGreaterThanOrEqual(280);
    expect(worked).toBeLessThan(900);
  });

  it('is nothing of a process that is gone', () => {
    expect(processorTime(2 ** 22 + 1)).toBe(0);
  });
});
