import { describe, expect, it } from '@jest/globals';
import { integrityScrub } from './integrity-scrub';

const mebibyte = 1024 * 1024;
const stored = Array.from({ length: 120 }, (_, n) => ({
  id: n.toString(16).padStart(32, '0'),
  bytes: mebibyte,
}));

function rounds(files: typeof stored, begin: string, mebibytes: number) {
  const looked: string[] = [];
  const round = integrityScrub({
    files: {
      async check(key) {
        looked.push(key);
        return 'whole';
      },
    },
    after: async (key, count) => files.filter(({ id }) => id > key).slice(0, count),
    begin,
    bytes: mebibytes * mebibyte,
  });
  return { looked, round };
}

describe('[R13] rounds over the stored files', () => {
  it('read so much at a time, from where the last one ended', async () => {
    const { looked, round } = rounds(stored, '', 30);
    expect([await round(), await round()]).toEqual([30, 30]);
    expect(looked).toEqual(stored.slice(0, 60).map(({ id }) => id));
  });

  it('come to every file before they begin again, wherever they began', async () => {
    const { looked, round } = rounds(stored, stored[100]?.id ?? '', 70);
    for (let time = 0; time < 3; time += 1) await round();
    expect(new Set(looked).size).toBe(120);
    expect(looked[0]).toBe(stored[101]?.id);
    expect(looked[19]).toBe(stored[0]?.id);
  });

  it('do not look at many small ones without an end', async () => {
    const tiny = stored.map((file) => ({ ...file, bytes: 1 }));
    expect(await rounds(tiny, '', 1).round()).toBe(16);
  });

  it('are over when there is nothing', async () => {
    expect(await rounds([], '', 1).round()).toBe(0);
  });
});
