import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';

/** argon2id over a keyed digest of the browser's digest (S5). */
export interface PasswordHasher {
  /** @returns PHC format, with parameters and salt */
  hash(passwordDigest: string): Promise<string>;
  /** Same time without a record as for a wrong password (S7). */
  verify(record: string | null, passwordDigest: string, who?: 'acquaintance' | 'stranger'): Promise<boolean>;
  /** Deterministic, as slow as a password check. */
  digest(text: string, salt: Buffer): Promise<string>;
}

interface Costs {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP minimum for argon2id. */
export const passwordCosts: Costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Parallel hashes: one core stays free for other routes (S4). */
const maxParallel = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Known browsers precede strangers (S4). */
const priority = { acquaintance: 1, stranger: 0 } as const;

export function createPasswordHasher(secrets: SessionSecrets, costs = passwordCosts): PasswordHasher {
  const queue = new PQueue({ concurrency: maxParallel });
  const record = (digest: string) => queue.add(() => hash(secrets.pepper(digest), costs));
  const dummyRecord = record('');
  return {
    hash: record,
    async verify(known, digest, who = 'stranger') {
      const compared = known ?? (await dummyRecord);
      const matches = await queue.add(() => verify(compared, secrets.pepper(digest)), {
        priority: priority[who],
      });
      return known !== null && matches;
    },
    digest: async (text, salt) => {
      const slow = () => hashRaw(secrets.pepper(text), { ...costs, salt });
      return (await queue.add(slow, { priority: priority.acquaintance })).toString('base64url');
    },
  };
}
