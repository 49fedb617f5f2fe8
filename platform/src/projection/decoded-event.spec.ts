import { describe, expect, it } from '@jest/globals';
import type { EventCodec } from '../codec/event-codec.port';
import { KeyStoreUnavailable } from '../stores/key-store/key-store.port';
import { plainCodec } from '../testing/plain-codec';
import { addCoins, openJarLog } from '../testing/sample-aggregate-log';
import { decodeBatch } from './decoded-event';

async function delivered(failure: Error) {
  const events = openJarLog();
  await addCoins(events, 'a', [1]);
  const codec: EventCodec = { ...plainCodec, decode: () => Promise.reject(failure) };
  return decodeBatch(codec, await events.readAll(0, 10));
}

describe('opening a batch of events', () => {
  it('[R9] keeps an event that cannot be opened apart, with the reason', async () => {
    const failure = new Error('unknown event');
    expect(await delivered(failure)).toMatchObject([
      { event: null, failure },
      { event: null, failure },
    ]);
  });

  it('[R15] waits with the whole batch while the keys cannot be had, and blames no event', async () => {
    await expect(delivered(new KeyStoreUnavailable('away'))).rejects.toThrow(KeyStoreUnavailable);
  });
});
