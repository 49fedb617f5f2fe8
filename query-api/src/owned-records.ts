import { type OwnedDocument, type OwnedSummary, ownerKeysOf, ownerOfId } from '@portal/contracts';
import type { Person } from '@portal/platform/session/person';
import type { Views } from '@portal/platform/stores/view-store/views';
import { restaurantsOf } from './restaurants-by-id';

/** Owned by the person or their restaurants. */
export const ownedBy = (person: Person) => ({ owner: { in: ownerKeysOf(person) } });

function restaurantIdOf({ id }: OwnedDocument): number | null {
  const owner = ownerOfId(id);
  return owner !== null && 'restaurantId' in owner ? owner.restaurantId : null;
}

/** With current restaurant names. */
export async function ownedSummaries(records: readonly OwnedDocument[], views: Views) {
  const known = await restaurantsOf(
    records.flatMap((each) => restaurantIdOf(each) ?? []),
    views,
  );
  return (each: OwnedDocument): OwnedSummary => {
    const { id, name, version, changedAt } = each;
    const restaurant = known.get(restaurantIdOf(each) ?? 0);
    return {
      id,
      name,
      version,
      changed_at: changedAt,
      restaurant: restaurant ? { id: restaurant.id, name: restaurant.name } : null,
    };
  };
}
