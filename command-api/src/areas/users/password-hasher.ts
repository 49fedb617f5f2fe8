import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';

/** Passwords as they are kept: argon2id over a keyed digest of what the browser sent (S5). */
export interface PasswordHasher {
  /** @returns the record in PHC format, parameters and salt included. */
  hash(passwordDigest: string): Promise<string>;
  /** Takes as long for a person without a record as for one with a wrong password (S7). */
  verify(record: string | null, passwordDigest: string): Promise<boolean>;
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

function createPool(size: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

export function createPasswordHasher(secrets: SessionSecrets, costs = passwordCosts): PasswordHasher {
  const pooled = createPool(atOnce);
  const record = (digest: string) => pooled(() => hash(secrets.pepper(digest), costs));
  const nobody = record('');
  return {
    hash: record,
    async verify(known, digest) {
      const matches = await pooled(async () => verify(known ?? (await nobody), secrets.pepper(digest)));
      return known !== null && matches;
    },
  };
}
