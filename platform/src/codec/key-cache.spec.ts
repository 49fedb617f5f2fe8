import { describe, expect, it } from '@jest/globals';
import { KeyStoreUnavailable } from '../stores/key-store/key-store.port';
import { MemoryKeyStore } from '../stores/key-store/memory.key-store';
import { KeyCache } from './key-cache';

class PassingKeyStore extends MemoryKeyStore {
  away = false;

  override async keyFor(subject: string): Promise<Buffer> {
    this.#answer();
    return super.keyFor(subject);
  }

  override async find(subject: string): Promise<Buffer | null> {
    this.#answer();
    return super.find(subject);
  }

  #answer(): void {
    if (this.away) throw new KeyStoreUnavailable(new Error('away'));
  }
}

describe('cached keys', () => {
  it('[R15] keep working while their store is unavailable, for people known before', async () => {
    const store = new PassingKeyStore();
    const keys = new KeyCache(store);
    const key = await keys.fetchForSealing('user-1');
    store.away = true;
    expect(await keys.fetchForSealing('user-1')).toEqual(key);
    expect(await keys.fetch('user-1')).toEqual(key);
    await expect(keys.fetchForSealing('user-2')).rejects.toThrow(KeyStoreUnavailable);
    await expect(keys.fetch('user-2')).rejects.toThrow(KeyStoreUnavailable);
  });

  it('[S18] are gone at once when their person is erased, whether the store is there or not', async () => {
    const store = new PassingKeyStore();
    const keys = new KeyCache(store);
    await keys.fetchForSealing('user-1');
    keys.forget('user-1');
    store.away = true;
    await expect(keys.fetch('user-1')).rejects.toThrow(KeyStoreUnavailable);
  });

  it('[S18] make nothing of a person who had none before the outage', async () => {
    const store = new PassingKeyStore();
    const keys = new KeyCache(store);
    expect(await keys.fetch('user-1')).toBeNull();
    store.away = true;
    expect(await keys.fetch('user-1')).toBeNull();
    await expect(keys.fetchForSealing('user-1')).rejects.toThrow(KeyStoreUnavailable);
  });
});
