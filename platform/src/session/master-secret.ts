import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createOnce } from '../files/create-once';
import { BadConfiguration } from '../program/environment';

const minBytes = 32;

/** A private file, created at the first start. @throws BadConfiguration for a short file */
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

async function made(path: string): Promise<Buffer> {
  await createOnce(path, randomBytes(minBytes));
  return readFile(path);
}
