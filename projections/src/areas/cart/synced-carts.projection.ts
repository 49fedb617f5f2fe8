import type { DocumentOf, EventOf } from '@portal/contracts';
import { type syncedCartEvents, syncedCarts, maxRemoved, maxSuperseded } from '@portal/contracts/areas/cart';
import type { erasureEvents } from '@portal/contracts/areas/users';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type CartEvent = EventOf<typeof syncedCartEvents> | EventOf<typeof erasureEvents>;
type Cart = DocumentOf<typeof syncedCarts>;
type Removed = Cart['gone'][number];
type Superseded = Cart['superseded'][number];

const byUser = keyedBy('userId');

const changed = <E extends { readonly data: { readonly userId: number; readonly version: number } }>(
  change: (cart: Cart, event: E) => Partial<Cart>,
) => ({
  id: byUser,
  apply: (before: Cart | null, event: E): Cart => {
    const { userId: id, version } = event.data;
    const cart = before ?? { id, version: 0, entries: [], gone: [], superseded: [], resourceIds: [] };
    const after = { ...cart, ...change(cart, event), version };
    return { ...after, resourceIds: [...new Set(after.entries.map(({ entry }) => entry.from.file))] };
  },
});

const without = <T extends { readonly id: string }>(all: readonly T[], ...ids: readonly string[]) =>
  all.filter(({ id }) => !ids.includes(id));

const withRemoved = (cart: Cart, gone: readonly Removed[]): Pick<Cart, 'entries' | 'gone'> => {
  const ids = gone.map(({ id }) => id);
  return {
    entries: without(cart.entries, ...ids),
    gone: [...without(cart.gone, ...ids), ...gone].slice(-maxRemoved),
  };
};

/** The newest removal by each device, per entry. */
const withLostChange = ({ superseded }: Cart, entry: Superseded): Cart['superseded'] =>
  [...superseded.filter(({ id, device }) => id !== entry.id || device !== entry.device), entry].slice(
    -maxSuperseded,
  );

export const syncedCartsProjection = defineProjection<CartEvent, typeof syncedCarts>(syncedCarts, {
  CartEntrySaved: changed((cart, { data, personal }) => {
    const { entryId: id, version, device, changedAt } = data;
    const entry = personal.value?.entry;
    if (entry === undefined) return {};
    const known = { id, version, device, changed_at: changedAt, entry };
    const entries = [...without(cart.entries, id), known];
    return {
      entries: entries.toSorted((one, other) => Number(one.id) - Number(other.id)),
      gone: without(cart.gone, id),
      ...(data.superseded && { superseded: withLostChange(cart, { id, version, ...data.superseded }) }),
    };
  }),
  CartEntrySuperseded: changed((cart, { data: { entryId: id, version, device, reason } }) => ({
    superseded: withLostChange(cart, { id, version, device, reason }),
  })),
  CartEntryRemoved: changed((cart, { data: { entryId: id, version } }) =>
    withRemoved(cart, [{ id, version, order: null }]),
  ),
  CartEntriesOrdered: changed((cart, { data: { entries, version, orderId, device } }) =>
    withRemoved(
      cart,
      entries.map(({ entryId: id, orderedAs: as }) => ({ id, version, order: { id: orderId, device, as } })),
    ),
  ),
  UserErasureRequested: { id: byUser, apply: () => null },
});
