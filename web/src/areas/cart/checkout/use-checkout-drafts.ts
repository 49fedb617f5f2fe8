import type { Contact } from '@portal/contracts/areas/cart';
import { useState } from 'react';
import type { Session } from '#core/session/session-state';
import { type CheckoutDraft, keepCheckoutDraft, noDraft, readCheckoutDraft } from '../store/checkout-draft';
import type { CartGroup } from './cart-groups';

const isEqual = (a: Contact, b: Contact) => a.name === b.name && a.email === b.email && a.phone === b.phone;

/** What is written for each order, kept in this tab: leaving the cart loses none of it. */
export function useCheckoutDrafts(
  { id: userId, name, email, phone }: Session['user'],
  groups: readonly CartGroup[],
) {
  const [written, setWritten] = useState<Readonly<Record<number, CheckoutDraft>>>({});
  const draftOf = (id: number) => written[id] ?? readCheckoutDraft(userId, id);
  const write = (id: number, changes: Partial<CheckoutDraft>) => {
    const draft = { ...draftOf(id), ...changes };
    keepCheckoutDraft(userId, id, draft);
    setWritten((before) => ({ ...before, [id]: draft }));
  };
  // One person orders it all: what was written for the first order is proposed for the others.
  const first = groups[0]?.restaurantId;
  const proposed = first === undefined ? noDraft : draftOf(first);
  const contactOf = (id: number): Contact => ({
    name,
    email,
    phone,
    ...proposed.contact,
    ...draftOf(id).contact,
  });
  return {
    contactOf,
    isSameContact: (id: number) =>
      first !== undefined && id !== first && isEqual(contactOf(id), contactOf(first)),
    commentsOf: (id: number) => draftOf(id).comments,
    writeContact: (id: number, fields: Partial<Contact>) =>
      write(id, { contact: { ...draftOf(id).contact, ...fields } }),
    writeComments: (id: number, comments: string) => write(id, { comments }),
    /** Holds on to what was proposed, since the first order may leave the cart alone. */
    keepContacts: () => groups.forEach(({ restaurantId: id }) => write(id, { contact: contactOf(id) })),
  };
}
