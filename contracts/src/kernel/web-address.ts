import { z } from 'zod';
import { wireText } from './wire';

export interface WebAddress {
  readonly href: string;
  readonly origin: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly searchParams: { get(name: string): string | null };
  readonly hash: string;
  readonly username: string;
  readonly password: string;
}

/** Global in browsers and Node, but not in the ES library. */
declare const URL: {
  new (text: string, base?: string): WebAddress;
  canParse(text: string, base?: string): boolean;
};

/** http(s) with a host, without credentials; else `null`, e.g. for `javascript:` and `data:` (W20). */
export function readWebAddress(text: string): WebAddress | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : null;
}

/** Base for paths. */
const anyOrigin = 'https://origin.invalid';

/** Path of this origin; not `//host` or `/\host`, also with tabs. */
function readOwnPath(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/**
 * http(s) address or path of this origin, normalised as a browser does.
 * @returns `null` for anything else
 */
export const readTarget = (text: string): string | null => readWebAddress(text)?.href ?? readOwnPath(text);

/** Field codes: `required`, `address_refused`. */
const addressRefused = 'address_refused';

/** Required; yields the result of `read`. */
export const wireAddress = (read: (text: string) => string | null, max = 2000) =>
  wireText(max)
    .refine((text) => text !== '', 'required')
    .transform((text, context) => {
      const address = read(text);
      if (address !== null) return address;
      context.addIssue({ code: 'custom', message: addressRefused });
      return z.NEVER;
    });
