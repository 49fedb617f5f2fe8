import { describe, expect, it } from '@jest/globals';
import { pauseAfter, probePause } from './circuit-breaker';

const seconds = (pause: (failures: number, chance: number) => number, chance: number) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 50].map((failures) => pause(failures, chance) / 1_000);

describe('the back-off of the outbox', () => {
  it('[R12] doubles from 10 seconds up to 15 minutes, a fifth more or less', () => {
    expect(seconds(pauseAfter, 0.5)).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900]);
    expect(seconds(pauseAfter, 0)).toEqual([8, 16, 32, 64, 128, 256, 512, 720, 720]);
    expect(pauseAfter(50, 0.999)).toBeLessThanOrEqual(1.2 * 900_000);
  });

  it('[R12] asks a server that is out at least every half minute', () => {
    expect(seconds(probePause, 0.5)).toEqual([5, 10, 20, 20, 20, 20, 20, 20, 20]);
    expect(probePause(50, 0.999)).toBeLessThan(30_000);
  });
});
