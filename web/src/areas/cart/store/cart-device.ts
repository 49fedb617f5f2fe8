import { type CartDevice, newCartDevice } from '@portal/contracts/areas/cart';
import { z } from 'zod';
import { newIntent } from '#core/client/call-client';
import { cartStorage } from './cart-storage';

/** Only what is read is looked at: an entry that cannot be put back is no reason to forget which device this is. */
const deviceSchema = z.object({
  device: z.string(),
  version: z.int(),
  told: z.int(),
  known: z.record(z.string(), z.int()),
  ordered: z.array(z.string()),
  notices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['changed', 'stays', 'removed', 'ordered']),
      orderId: z.string().nullable(),
      lost: z.unknown(),
    }),
  ),
});

let parsed: { readonly raw: string | null; readonly device: CartDevice | null } = { raw: null, device: null };

function parse(raw: string | null): CartDevice | null {
  if (raw === null) return null;
  try {
    return deviceSchema.parse(JSON.parse(raw)) as CartDevice;
  } catch {
    // Nothing that can be read: the device begins anew.
    return null;
  }
}

/** What this browser knows of a person's kept cart; `null` before the server has ever answered. */
export function cartDeviceOf(userId: number): CartDevice | null {
  const raw = cartStorage.readDevice(userId);
  if (raw !== parsed.raw) parsed = { raw, device: parse(raw) };
  return parsed.device;
}

export const keepCartDevice = (userId: number, device: CartDevice): void =>
  cartStorage.writeDevice(userId, JSON.stringify(device));

export const cartDeviceOrNew = (userId: number): CartDevice =>
  cartDeviceOf(userId) ?? newCartDevice(newIntent().slice(0, 16));
