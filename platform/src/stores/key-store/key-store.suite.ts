import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type KeyStore, PersonErased } from './key-store.port';

/** Shared suite. `open` gives an empty store. */
export function describeKeyStore(name: string, open: () => Promise<KeyStore>): void {
  describe(name, () => {
    let keys: KeyStore;
    beforeEach(async () => {
      keys = await open();
    });
    afterEach(() => keys.close());

    it('makes one key of 256 bits per person at first use and keeps it', async () => {
      expect(await keys.find('user-1')).toBeNull();
      const [one, same, other] = await Promise.all(
        ['user-1', 'user-1', 'user-2'].map((each) => keys.keyFor(each)),
      );
      expect(one).toHaveLength(32);
      expect(same).toEqual(one);
      expect(other).not.toEqual(one);
      expect(await keys.find('user-1')).toEqual(one);
    });

    it('[S18] forgets an erased person for good and never makes a second key', async () => {
      await keys.keyFor('user-1');
      const other = await keys.keyFor('user-2');
      await keys.erase('user-1');
      await keys.erase('user-1');
      expect(await keys.find('user-1')).toBeNull();
      await expect(keys.keyFor('user-1')).rejects.toThrow(PersonErased);
      expect(await keys.find('user-2')).toEqual(other);
    });

    it('[X8] counts people who have or had a key', async () => {
      expect(await keys.count()).toBe(0);
      await keys.keyFor('user-1');
      await keys.keyFor('user-2');
      await keys.erase('user-2');
      expect(await keys.count()).toBe(2);
    });

    it('[S18] makes no key for a person who was erased before having one', async () => {
      await keys.erase('user-3');
      await expect(keys.keyFor('user-3')).rejects.toThrow(PersonErased);
    });
  });
}
