import { hash } from 'node:crypto';
import { createInputDigest } from '../decider/input-digest';
import { createSessionSecrets } from '../session/session-secrets';
import type { KeyStore } from '../stores/key-store/key-store.port';
import { MemoryKeyStore } from '../stores/key-store/memory.key-store';

/** Digests under a shared test secret. @param keys default: new ones */
export const testDigest = (keys: KeyStore = new MemoryKeyStore()) =>
  createInputDigest({
    secrets: createSessionSecrets(Buffer.alloc(32, 1)),
    keys,
    slow: (text, salt) => Promise.resolve(hash('sha256', `${salt.toString('hex')} ${text}`)),
  });
