import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';

/* Base64: format (1 byte), IV (12), tag (16), encrypted JSON; bound to event and person. */
const format = 1;
const ivBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

const boundTo = (eventId: string, subject: string) => Buffer.from(`${eventId} ${subject}`);

/** Pooled: drawing single IVs costs as much as sealing. */
const ivPool = Buffer.alloc(ivBytes * 256);
let ivPoolUsed = ivPool.length;

function nextIv(): Buffer {
  if (ivPoolUsed === ivPool.length) {
    randomFillSync(ivPool);
    ivPoolUsed = 0;
  }
  ivPoolUsed += ivBytes;
  return Buffer.from(ivPool.subarray(ivPoolUsed - ivBytes, ivPoolUsed));
}

/** @param key 32 bytes */
export function seal(value: unknown, key: Buffer, eventId: string, subject: string): string {
  const iv = nextIv();
  const sealing = createCipheriv(cipher, key, iv).setAAD(boundTo(eventId, subject));
  const sealed = Buffer.concat([sealing.update(JSON.stringify(value), 'utf8'), sealing.final()]);
  return Buffer.concat([Buffer.of(format), iv, sealing.getAuthTag(), sealed]).toString('base64');
}

/** @returns `null` for another key or event, or an altered envelope */
export function unseal(sealed: string, key: Buffer, eventId: string, subject: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const body = 1 + ivBytes + tagBytes;
  if (bytes[0] !== format || bytes.length < body) return null;
  const opening = createDecipheriv(cipher, key, bytes.subarray(1, 1 + ivBytes))
    .setAAD(boundTo(eventId, subject))
    .setAuthTag(bytes.subarray(1 + ivBytes, body));
  try {
    const text = Buffer.concat([opening.update(bytes.subarray(body)), opening.final()]).toString('utf8');
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
