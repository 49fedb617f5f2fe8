import { describe, expect, it } from '@jest/globals';
import { clock, progressOf, progressOn } from './progress.mjs';
import { tableOf } from './parts.mjs';

function outputOf(isTTY: boolean): string {
  let text = '';
  const write = (part: unknown) => Boolean((text += String(part)));
  const progress = progressOn({ write, isTTY, columns: 200 } as never, progressOf('pieces', Date.now()));
  progress.step({ done: 1, total: 3, what: 'one.spec.ts (0.1 s)' });
  progress.print('FAILED two.spec.ts\n');
  progress.step({ done: 2, total: 3, what: 'two.spec.ts (0.1 s)' });
  progress.close();
  return text;
}

describe('the progress of a run of tests', () => {
  it('names the part, how many of how many, and the time so far', () => {
    expect(outputOf(false)).toBe(
      'pieces 1 of 3, 0:00, one.spec.ts (0.1 s)\nFAILED two.spec.ts\npieces 2 of 3, 0:00, two.spec.ts (0.1 s)\n',
    );
  });

  it('is one line on a terminal, which a failure does not overwrite', () => {
    const lines = outputOf(true).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toBe('FAILED two.spec.ts');
    expect(lines[0]).toMatch(/^\r.*one\.spec\.ts/);
  });

  it('writes minutes and seconds', () => {
    expect([0, 61_000, 3_600_000].map(clock)).toEqual(['0:00', '1:01', '60:00']);
  });
});

describe('the table at the end', () => {
  it('has a line for each part: its time, what passed, failed and was skipped', () => {
    const done = [
      { name: 'pieces', milliseconds: 245_000, passed: 12, failed: 0, skipped: 2 },
      { name: 'timed journeys', milliseconds: 1_000, passed: 3, failed: 1, skipped: 0 },
    ];
    expect(tableOf(done).split('\n')).toEqual([
      'pieces           4:05  12 passed, 0 failed, 2 skipped',
      'timed journeys   0:01  3 passed, 1 failed',
    ]);
  });
});
