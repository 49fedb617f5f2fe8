import { z } from 'zod';
import { wireText } from './wire';

/** The parts of a parsed address that are asked for. */
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

/** Browsers and servers have it alike; the language itself, by which contracts are checked, does not name it. */
declare const URL: {
  new (text: string, base?: string): WebAddress;
  canParse(text: string, base?: string): boolean;
};

/**
 * An address of the web, parsed: `http` or `https`, with a host and without a name and password in it. `null` for
 * everything else, `javascript:` and `data:` included (W20).
 */
export function readWebAddress(text: string): WebAddress | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : null;
}

/** Stands for whatever origin a path is asked at. */
const anyOrigin = 'https://origin.invalid';

/** A path of one’s own origin. `//host` and `/\host`, also with tabs in them, lead elsewhere and are none. */
function readOwnPath(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/**
 * Where a link may lead: an http(s) address, or a path of one’s own origin. As a browser would read it, so that what is
 * kept is what is opened.
 * @returns `null` for anything else
 */
export const readTarget = (text: string): string | null => readWebAddress(text)?.href ?? readOwnPath(text);

/** Field codes: `required`, `address_refused`. */
const addressRefused = 'address_refused';

/** A required text that `read` understands; yields what it understood. */
export const wireAddress = (read: (text: string) => string | null, max = 2000) =>
  wireText(max)
    .refine((text) => text !== '', 'required')
    .transform((text, context) => {
      const address = read(text);
      if (address !== null) return address;
      context.addIssue({ code: 'custom', message: addressRefused });
      return z.NEVER;
    });
