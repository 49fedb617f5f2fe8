import { randomBytes } from 'node:crypto';

const keyFormat = /^[0-9a-f]{32}$/;

/** 128 random bits, hex: not guessable (W14). */
export const newKey = (): string => randomBytes(16).toString('hex');

/** Only such keys reach a store: no path traversal. */
export const isKey = (key: string): boolean => keyFormat.test(key);
