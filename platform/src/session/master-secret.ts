import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createOnce } from '../files/create-once';
import { BadConfiguration } from '../program/environment';

/** With fewer, everything that hangs on the secret could be guessed. */
const minBytes = 32;

/**
 * The deployment's master secret, from a file for its owner alone; created at the first start.
 * @throws BadConfiguration for a file that is too short
 */
export async function readMasterSecret(path: string): Promise<Buffer> {
  const secret = (await found(path)) ?? (await made(path));
  if (secret.length >= minBytes) return secret;
  throw new BadConfiguration([
    `${path}: holds ${secret.length} bytes, a master secret has at least ${minBytes}; ` +
      'put the right file back, or remove it where this portal has never been used',
  ]);
}

async function found(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Programs that start together agree on the one that was there first. */
async function made(path: string): Promise<Buffer> {
  await createOnce(path, randomBytes(minBytes));
  return readFile(path);
}
