import { type Assignee, orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import { useMemo } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useSession } from '#core/session/session-state';
import { ownerTexts } from '../texts';

type Held = Pick<OrderSummary, 'assignee_id' | 'assignee_name'>;

/** Who looks after orders, and what they are called: a push knows an id alone. */
export function useAssignees() {
  const may = useMay();
  const text = useText(ownerTexts);
  const { user } = useSession();
  const { data } = useCallQuery(orderQueries.ListAssignees, {}, { enabled: may(orderQueries.ListAssignees) });
  return useMemo(() => {
    const all: readonly Assignee[] = data ?? [];
    const called = (id: number) => all.find((person) => person.id === id)?.name;
    return {
      /** Oneself first. */
      all: all.toSorted((a, b) => Number(b.id === user.id) - Number(a.id === user.id)),
      meId: user.id,
      /** `null` where nobody has it. */
      nameOf: ({ assignee_id: id, assignee_name: name }: Held): string | null =>
        id === null ? null : (called(id) ?? (name || text('former'))),
      called: (id: number) => called(id) ?? text('former'),
    };
  }, [data, user.id, text]);
}
