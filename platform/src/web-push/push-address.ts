import { type LookupAddress, lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { readWebAddress } from '@portal/contracts';
import ipaddr from 'ipaddr.js';

/** Chrome, Firefox, Safari and Edge; `*.` matches subdomains. */
const knownPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const isHost = (hostname: string, known: string): boolean =>
  known.startsWith('*.') ? hostname.endsWith(known.slice(1)) : hostname === known;

/** Safe to call (S17): https, default port, known host. @param further hosts of the deployment */
export function isPushAddress(text: string, further: readonly string[] = []): boolean {
  const address = readWebAddress(text);
  if (address === null || address.hash !== '') return false;
  const { hostname, origin } = address;
  return (
    origin === `https://${hostname}` &&
    [...knownPushHosts, ...further].some((known) => isHost(hostname, known))
  );
}

/** Not private or local; IPv4 inside IPv6 counts as IPv4. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

export class PrivateAddress extends Error {}

/** DNS lookup that rejects private addresses, at each connection: DNS may change. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    const [first] = addresses;
    if (error ?? first === undefined) return callback(error ?? new Error('no address'), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddress(`${hostname} is no public address`), '');
    if (options.all === true) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
