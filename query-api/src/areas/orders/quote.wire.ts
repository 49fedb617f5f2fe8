import type { DocumentOf } from '@portal/contracts';
import { type orderWork, type Quote, sideOf } from '@portal/contracts/areas/orders';
import type { NameOf } from '../../people';

type OrderWorkDocument = DocumentOf<typeof orderWork>;

/** Newest first. */
export function quotesOnWire({ quotes }: OrderWorkDocument, nameOf: NameOf): Quote[] {
  const done = ({ at, by, role }: OrderWorkDocument['quotes'][number]['sent']) => ({
    at,
    name: nameOf(by),
    side: sideOf(role),
  });
  return quotes.toReversed().map(({ validUntil, sent, decided, talk, ...quote }) => ({
    ...quote,
    valid_until: validUntil,
    sent: done(sent),
    decided: decided && { ...done(decided), text: decided.text },
    talk: talk.map((said) => ({ ...done(said), text: said.text })),
  }));
}
