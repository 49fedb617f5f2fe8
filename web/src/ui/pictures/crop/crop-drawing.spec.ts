import { describe, expect, it } from '@jest/globals';
import { turnedSize } from './CropDialog';

describe('the room of a turned picture', () => {
  it('changes sides with a quarter turn', () => {
    const { width, height } = turnedSize(1200, 800, 90);
    expect([Math.round(width), Math.round(height)]).toEqual([800, 1200]);
  });

  it('is its own when it is upright or upside down', () => {
    for (const rotation of [0, 180, 360]) {
      const { width, height } = turnedSize(1200, 800, rotation);
      expect([Math.round(width), Math.round(height)]).toEqual([1200, 800]);
    }
  });
});
