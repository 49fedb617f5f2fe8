import { describe, it } from '@jest/globals';
import { anEntry, type CartEntry, maxEntries, maxEntriesOfRestaurant } from '@portal/contracts/areas/cart';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import type { SyncedCartEvent } from './synced-cart-state';
import { syncedCartDecider } from './synced-cart.decider';

type Kept = Extract<SyncedCartEvent, { type: 'CartEntrySaved' }>;
const phone = 'a'.repeat(16);
const office = 'b'.repeat(16);
const id = '1763640000000';
const early = '2026-11-20T09:00:00.000Z';
const late = '2026-11-20T09:10:00.000Z';
const three = anEntry({ units: 3 });

const savedEvent = (data: Partial<Kept['data']> = {}, entry: CartEntry = three): Kept => ({
  type: 'CartEntrySaved',
  data: {
    userId: 12,
    entryId: id,
    version: 1,
    device: phone,
    madeAs: id,
    changedAt: early,
    restaurantId: -1,
    superseded: null,
    heldKeys: [],
    releasedKeys: [],
    ...data,
  },
  personal: { subject: 'user-12', value: { entry } },
});
const removedEvent = (version: number, device = phone): SyncedCartEvent => ({
  type: 'CartEntryRemoved',
  data: { userId: 12, entryId: id, version, device, releasedKeys: [] },
});
const supersededEvent = (
  version: number,
  reason: 'change' | 'removal' | 'ordered',
  device: string,
): SyncedCartEvent => ({
  type: 'CartEntrySuperseded',
  data: { userId: 12, entryId: id, version, device, reason },
});
const orderedEvent = (version: number, entryId = id): SyncedCartEvent => ({
  type: 'CartEntriesOrdered',
  data: { userId: 12, version, orderId: 'order', device: phone, entries: [{ entryId, orderedAs: entryId }] },
});

const saving = (
  entry: CartEntry,
  facts: { version?: number; device?: string; changed_at?: string; uploaded?: string[]; id?: string } = {},
) => {
  const { uploaded = [], ...input } = facts;
  return {
    input: { id, version: 0, device: phone, changed_at: early, entry, ...input },
    facts: { uploaded },
  };
};
const removing = (version: number, device = phone) => ({ input: { id, version, device } });
const given = (...events: SyncedCartEvent[]) => givenEvents(syncedCartDecider, events);

describe('an entry that is kept', () => {
  it('[S18] is sealed for its person, and produces no event when unchanged, regardless of field order', () => {
    given().when('SaveCartEntry', saving(three)).then([savedEvent()]);
    const { params, ...rest } = three;
    given(savedEvent())
      .when('SaveCartEntry', saving({ params, ...rest }))
      .thenNothing();
  });

  it('is never from the future, even if the device’s clock is ahead', () => {
    given()
      .when('SaveCartEntry', saving(three, { changed_at: '2031-01-01T00:00:00.000Z' }))
      .then([savedEvent({ changedAt: '2026-11-20T09:30:00.000Z' })]);
  });

  it('[R13] holds the files uploaded for it, and releases those that it no longer names', () => {
    const one = '1'.repeat(32);
    const two = '2'.repeat(32);
    const entry = anEntry({ images: [one, two] });
    const held = savedEvent({ heldKeys: [one] }, entry);
    given()
      .when('SaveCartEntry', saving(entry, { uploaded: [one] }))
      .then([held]);
    given(held)
      .when('SaveCartEntry', saving(three, { version: 1 }))
      .then([savedEvent({ version: 2, releasedKeys: [one] })]);
    given(held)
      .when('RemoveCartEntry', removing(1))
      .then([
        {
          type: 'CartEntryRemoved',
          data: { userId: 12, entryId: id, version: 2, device: phone, releasedKeys: [one] },
        },
      ]);
  });

  it('is one of fifty of its restaurant, and of two hundred in all', () => {
    const some = (count: number, restaurantId: (index: number) => number) =>
      Array.from({ length: count }, (_, index) =>
        savedEvent({
          entryId: String(index + 1),
          madeAs: String(index + 1),
          version: index + 1,
          restaurantId: restaurantId(index),
        }),
      );
    const entry = anEntry({ restaurant_id: 7 });
    const full = some(maxEntriesOfRestaurant, () => 7);
    given(...full)
      .when('SaveCartEntry', saving(entry))
      .thenRejected('too_many_entries', { max: maxEntriesOfRestaurant });
    given(...full)
      .when('SaveCartEntry', saving(anEntry({ restaurant_id: 8 })))
      .then([savedEvent({ version: 51, restaurantId: 8 }, anEntry({ restaurant_id: 8 }))]);
    given(...some(maxEntries, (index) => index % 10))
      .when('SaveCartEntry', saving(entry))
      .thenRejected('cart_full', { max: maxEntries });
  });

  it('gets another id where another device has put a different piece under the same one', () => {
    const entry = anEntry({ units: 9 });
    const moved = savedEvent({ entryId: '1763640000001', version: 2, device: office }, entry);
    given(savedEvent())
      .when('SaveCartEntry', saving(entry, { device: office }))
      .then([moved]);
    // Still known by its device id.
    given(savedEvent(), moved)
      .when('SaveCartEntry', saving(entry, { device: office }))
      .thenNothing();
    given(savedEvent(), moved)
      .when('RemoveCartEntry', { input: { id, version: 0, device: office } })
      .then([
        {
          type: 'CartEntryRemoved',
          data: { userId: 12, entryId: '1763640000001', version: 3, device: office, releasedKeys: [] },
        },
      ]);
  });
});

describe('an entry that two devices change', () => {
  const four = anEntry({ units: 4 });
  const onOffice = savedEvent({ version: 2, device: office, changedAt: late }, four);

  it('takes the later change; the other device gets a conflict', () => {
    const five = anEntry({ units: 5 });
    const later = '2026-11-20T09:20:00.000Z';
    given(savedEvent(), onOffice)
      .when('SaveCartEntry', saving(five, { version: 1, changed_at: later }))
      .then([
        savedEvent({ version: 3, changedAt: later, superseded: { device: office, reason: 'change' } }, five),
      ]);
    given(savedEvent(), onOffice)
      .when('SaveCartEntry', saving(five, { version: 1, changed_at: early }))
      .then([supersededEvent(3, 'change', phone)]);
    given(savedEvent(), onOffice, supersededEvent(3, 'change', phone))
      .when('SaveCartEntry', saving(five, { version: 1, changed_at: early }))
      .thenNothing();
  });

  it('takes the change that has seen the other one, regardless of the clocks', () => {
    given(savedEvent(), onOffice)
      .when('SaveCartEntry', saving(three, { version: 2, changed_at: early }))
      .then([savedEvent({ version: 3, changedAt: late })]);
  });

  it('is the own one of a device that changes it twice before it reads', () => {
    given(savedEvent())
      .when('SaveCartEntry', saving(four))
      .then([savedEvent({ version: 2 }, four)]);
  });
});

describe('an entry that is taken out', () => {
  it('is removed once; an unknown one produces no event', () => {
    given().when('RemoveCartEntry', removing(1)).thenNothing();
    given(savedEvent())
      .when('RemoveCartEntry', removing(1, office))
      .then([removedEvent(2, office)]);
    given(savedEvent(), removedEvent(2)).when('RemoveCartEntry', removing(1)).thenNothing();
  });

  it('stays if another device has changed it since, and the remover gets a conflict', () => {
    const changed = savedEvent({ version: 2, device: office, changedAt: late });
    given(savedEvent(), changed)
      .when('RemoveCartEntry', removing(1))
      .then([supersededEvent(3, 'removal', phone)]);
    given(savedEvent(), changed)
      .when('RemoveCartEntry', removing(2))
      .then([removedEvent(3)]);
  });

  it('comes back with a change that did not know of it, whichever was first, and with an undo', () => {
    const back = (superseded: Kept['data']['superseded'], device = phone) =>
      savedEvent({ version: 3, superseded, device, changedAt: early });
    given(savedEvent(), removedEvent(2, office))
      .when('SaveCartEntry', saving(three, { version: 1 }))
      .then([back({ device: office, reason: 'removal' })]);
    given(savedEvent(), removedEvent(2, office))
      .when('SaveCartEntry', saving(three, { version: 2 }))
      .then([back(null)]);
    given(savedEvent(), removedEvent(2))
      .when('SaveCartEntry', saving(three, { version: 1 }))
      .then([back(null)]);
  });
});

describe('an entry that was ordered', () => {
  const ordered = (version: number, entries = [{ id, version }]) => ({
    input: { userId: 12, orderId: 'order', device: phone, entries },
  });

  it('[R-CRT-09] leaves the cart, once', () => {
    given(savedEvent())
      .when('TakeOrderedEntriesOut', ordered(1))
      .then([orderedEvent(2)]);
    given(savedEvent(), orderedEvent(2)).when('TakeOrderedEntriesOut', ordered(1)).thenNothing();
  });

  it('does not come back: a late change from another device is rejected', () => {
    given(savedEvent(), orderedEvent(2))
      .when('SaveCartEntry', saving(anEntry(), { version: 1, device: office, changed_at: late }))
      .then([supersededEvent(3, 'ordered', office)]);
    given()
      .when('TakeOrderedEntriesOut', ordered(0))
      .then([orderedEvent(1)]);
    given(orderedEvent(1))
      .when('SaveCartEntry', saving(three))
      .then([supersededEvent(2, 'ordered', phone)]);
    given(orderedEvent(1), supersededEvent(2, 'ordered', phone))
      .when('SaveCartEntry', saving(three))
      .thenNothing();
  });

  it('takes no piece of another device with it that has the same id', () => {
    given(savedEvent({ device: office }))
      .when('TakeOrderedEntriesOut', ordered(0))
      .then([
        {
          type: 'CartEntriesOrdered',
          data: {
            userId: 12,
            version: 2,
            orderId: 'order',
            device: phone,
            entries: [{ entryId: '1763640000001', orderedAs: id }],
          },
        },
      ]);
  });
});
