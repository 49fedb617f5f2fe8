import { describe, expect, it } from '@jest/globals';
import { seedProgressOn } from './seed-progress';

function outputOf(isTTY: boolean): string {
  let text = '';
  const write = (part: unknown) => Boolean((text += String(part)));
  const progress = seedProgressOn({ write, isTTY }, 'PT');
  for (let done = 0; done <= 400; done += 1) progress('pieces drawn', done, 400);
  return text;
}

describe('the progress of the demo seed', () => {
  it('is written in a few plain lines where there is no terminal', () => {
    expect(outputOf(false).trim().split('\n')).toEqual(
      [0, 100, 200, 300, 400].map((done) => `Demo data PT: ${done} of 400 pieces drawn`),
    );
  });

  it('is one line on a terminal, rewritten at each percent', () => {
    const text = outputOf(true);
    expect(text.split('\n')).toHaveLength(2);
    expect(text.split('\r')).toHaveLength(102);
    expect(text).toContain('\u001B[KDemo data PT: 4 of 400 pieces drawn');
  });
});
