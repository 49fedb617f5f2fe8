import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';

/** Passwords as they are kept: argon2id over a keyed digest of what the browser sent (S5). */
export interface PasswordHasher {
  /** @returns the record in PHC format, parameters and salt included. */
  hash(passwordDigest: string): Promise<string>;
  /** Takes as long for a person without a record as for one with a wrong password (S7). */
  verify(record: string | null, passwordDigest: string, who?: 'acquaintance' | 'stranger'): Promise<boolean>;
  /** As slow as checking a password, and equal for equal texts and salts. */
  digest(text: string, salt: Buffer): Promise<string>;
}

interface Costs {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The OWASP minimum for argon2id. */
export const passwordCosts: Costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** So many hashes at once, and always one core less than there are: a flood of logins leaves the other routes room (S4). */
const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Whoever comes from a browser that somebody has signed in from before goes ahead of strangers who wait (S4). */
const priority = { acquaintance: 1, stranger: 0 } as const;

export function createPasswordHasher(secrets: SessionSecrets, costs = passwordCosts): PasswordHasher {
  const queue = new PQueue({ concurrency: atOnce });
  const record = (digest: string) => queue.add(() => hash(secrets.pepper(digest), costs));
  const nobody = record('');
  return {
    hash: record,
    async verify(known, digest, who = 'stranger') {
      const against = known ?? (await nobody);
      const matches = await queue.add(() => verify(against, secrets.pepper(digest)), {
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
