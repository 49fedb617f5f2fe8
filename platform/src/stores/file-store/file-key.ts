import { randomBytes } from 'node:crypto';

const keyFormat = /^[0-9a-f]{32}$/;

/** 128 random bits, hex: says nothing about the content and cannot be guessed (W14). */
export const newKey = (): string => randomBytes(16).toString('hex');

/** Only keys of this format reach a store: they cannot name anything else in it. */
export const isKey = (key: string): boolean => keyFormat.test(key);
