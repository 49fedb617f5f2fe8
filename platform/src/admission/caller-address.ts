import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import { lruCache } from '../program/lru-cache';

/** Whether a proxy's `X-Forwarded-For` is trusted. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** @param trustedProxies addresses, CIDR ranges or names such as `uniquelocal`, by commas; default none */
export function trustOf(trustedProxies: string | undefined): TrustProxy {
  if (trustedProxies === undefined) return () => false;
  return proxyAddr.compile(trustedProxies.split(',').map((one) => one.trim()));
}

/** Whether `trustOf` accepts the text. */
export function isTrustable(trustedProxies: string): boolean {
  try {
    return trustOf(trustedProxies) !== undefined;
  } catch {
    return false;
  }
}

interface PrefixLengths {
  readonly ipv4: number;
  readonly ipv6: number;
}

/** One subscriber has an IPv6 /64. */
export const subscriber: PrefixLengths = { ipv4: 32, ipv6: 64 };
/** A network: no single homes are identified (GDPR 5). */
export const neighbourhood: PrefixLengths = { ipv4: 24, ipv6: 48 };

/** By prefix lengths and address: requests ask repeatedly. */
const known = lruCache<string>(10_000);

/** @returns `203.0.113.0/24`, `2001:db8:1::/48`, or `undefined` for an invalid address */
export function networkOf(address: string | undefined, kept: PrefixLengths): string | undefined {
  if (address === undefined) return undefined;
  const asked = `${kept.ipv4} ${kept.ipv6} ${address}`;
  const before = known.get(asked);
  if (before !== undefined) return before;
  const network = findNetwork(address, kept);
  if (network !== undefined) known.set(asked, network);
  return network;
}

function findNetwork(address: string, kept: PrefixLengths): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const parsers = { ipv4: ipaddr.IPv4, ipv6: ipaddr.IPv6 } as const;
  const network = parsers[kind].networkAddressFromCIDR(`${parsed.toString()}/${kept[kind]}`);
  return `${network.toString()}/${kept[kind]}`;
}

/** Network as a key; invalid addresses share one. */
export const networkKey = (address: string | undefined, kept: PrefixLengths = subscriber): string =>
  networkOf(address, kept) ?? 'unknown';

/** Source address, past trusted proxies. */
export const callerAddress = (request: IncomingMessage, trust: TrustProxy): string =>
  proxyAddr(request, trust);
