import { createECDH } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import webPush from 'web-push';
import { z } from 'zod';
import { createOnce } from '../files/create-once';
import { BadConfiguration } from '../program/environment';
import type { VapidKeys } from './push-client';

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Whether the keys form a pair. */
export function isKeyPair({ publicKey, privateKey }: VapidKeys): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/**
 * From a private file, created at the first start. Changing the keys ends all subscriptions.
 * @throws BadConfiguration for a file without a pair
 */
export async function readVapidKeys(path: string): Promise<VapidKeys> {
  const text = (await found(path)) ?? (await made(path));
  const keys = keysSchema.safeParse(parsed(text)).data;
  if (keys && isKeyPair(keys)) return keys;
  throw new BadConfiguration([`${path}: holds no pair of keys; put the right file back, or remove it`]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

async function found(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function made(path: string): Promise<string> {
  await createOnce(path, Buffer.from(JSON.stringify(webPush.generateVAPIDKeys())));
  return readFile(path, 'utf8');
}
