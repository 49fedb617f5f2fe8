import { describe, expect, it } from '@jest/globals';
import { plainCodec } from '../testing/plain-codec';
import { addCoins, now, openJarLog, openJarViews } from '../testing/sample-aggregate-log';
import { LogFollower, NotNow } from './log-follower';

describe('a follower of the log', () => {
  it('does not react again to the pieces of a large batch that were done before one had to wait', async () => {
    const events = openJarLog();
    const views = openJarViews();
    const values = Array.from({ length: 60 }, (_, n) => n + 1);
    await addCoins(events, 'a', values);
    const seen: number[] = [];
    let isReady = false;
    await new Promise<void>((resolve, reject) => {
      const follower = new LogFollower(
        {
          name: 'counting',
          startAt: 'beginning',
          concerns: (type) => type === 'CoinAdded',
          react: ({ data }) => {
            const { value } = data as { readonly value: number };
            if (value === 45 && !isReady) {
              isReady = true;
              throw new NotNow('not yet');
            }
            seen.push(value);
            return [];
          },
          handled: async () => {
            if (seen.at(-1) === 60) resolve(follower.stop());
          },
        },
        { events, codec: plainCodec, views, now },
      );
      follower.start().catch(reject);
    });
    const times = (value: number) => seen.filter((one) => one === value).length;
    expect([...new Set(seen)]).toEqual(values);
    expect([times(1), times(39), times(44), times(45), times(60)]).toEqual([1, 1, 2, 1, 1]);
  });
});
