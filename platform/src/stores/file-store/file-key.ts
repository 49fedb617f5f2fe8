import { randomBytes } from 'node:crypto';

const keyFormat = /^[0-9a-f]{32}$/;

/** 128 random bits, hex: independent of the content and not guessable (W14). */
export const newKey = (): string => randomBytes(16).toString('hex');

/** Only keys of this format reach a store: they cannot name anything else in it. */
export const isKey = (key: string): boolean => keyFormat.test(key);
