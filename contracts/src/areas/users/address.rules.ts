import type { z } from 'zod';
import type { addressChangeSchema } from '../session';

/** Seconds for which the link to another address can be opened. */
export const addressLinkSeconds = 24 * 60 * 60;
/** Seconds for which the address before can be taken back, and is kept from others. */
export const addressRestoreSeconds = 72 * 60 * 60;

/** Another address that its owner has to confirm. */
export type AddressChange = z.infer<typeof addressChangeSchema>;

/** What can still be confirmed at that moment, ISO 8601 UTC. */
export const openAddressChange = (change: AddressChange, at: string): AddressChange =>
  change !== null && Date.parse(at) < Date.parse(change.until) ? change : null;
