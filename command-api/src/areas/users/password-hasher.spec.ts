import { describe, expect, it } from '@jest/globals';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { createPasswordHasher } from './password-hasher';

const costs = { memoryCost: 1_024, timeCost: 2, parallelism: 1 };
const digest = 'a'.repeat(64);
const hasher = () => createPasswordHasher(createSessionSecrets(Buffer.alloc(32, 1)), costs);

describe('passwords as they are kept', () => {
  it('[S5] are argon2id with their own salt, and are recognised under the same key only', async () => {
    const passwords = hasher();
    const [one, other] = await Promise.all([passwords.hash(digest), passwords.hash(digest)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=1024,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.verify(one, digest)).toBe(true);
    expect(await passwords.verify(one, 'b'.repeat(64))).toBe(false);
    const elsewhere = createPasswordHasher(createSessionSecrets(Buffer.alloc(32, 2)), costs);
    expect(await elsewhere.verify(one, digest)).toBe(false);
  });

  it('[S7] never match for an unknown person', async () => {
    expect(await hasher().verify(null, '')).toBe(false);
  });

  it('[S4] are looked at first where they come from a browser that is known', async () => {
    const passwords = hasher();
    const record = await passwords.hash(digest);
    const done: string[] = [];
    const push = (who: 'acquaintance' | 'stranger') => () => void done.push(who);
    const flood = Array.from({ length: 40 }, () => passwords.verify(record, digest).then(push('stranger')));
    await Promise.all([
      ...flood,
      passwords.verify(record, digest, 'acquaintance').then(push('acquaintance')),
    ]);
    expect(done).toHaveLength(41);
    // At most one running batch is ahead.
    expect(done.indexOf('acquaintance')).toBeLessThan(10);
  });
});
