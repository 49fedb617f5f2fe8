import { type LookupAddress, lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { readWebAddress } from '@portal/contracts';
import ipaddr from 'ipaddr.js';

/** The push services of Chrome and its kin, Firefox, Safari and Edge; `*.` stands for what is below a name. */
const knownPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const isHost = (hostname: string, known: string): boolean =>
  known.startsWith('*.') ? hostname.endsWith(known.slice(1)) : hostname === known;

/**
 * Whether an address that a browser names as its push service may be sent to: https, its usual port, a known host. It
 * decides where the portal sends requests, so nothing else is asked (S17).
 * @param further hosts that the deployment takes as well, written as the known ones
 */
export function isPushAddress(text: string, further: readonly string[] = []): boolean {
  const address = readWebAddress(text);
  if (address === null || address.hash !== '') return false;
  const { hostname, origin } = address;
  return (
    origin === `https://${hostname}` &&
    [...knownPushHosts, ...further].some((known) => isHost(hostname, known))
  );
}

/** Neither private, nor of this machine, nor of this network: an IPv4 address inside an IPv6 one counts as itself. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** A name led to an address that only programs of our own network reach. */
export class PrivateAddress extends Error {}

/**
 * Looks names up for a connection, and refuses what is not public: a name's owner decides where it leads, at each time
 * anew.
 */
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
