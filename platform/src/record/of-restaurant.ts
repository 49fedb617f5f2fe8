import type { DomainEvent } from '@portal/contracts';
import type { Evolutions } from '../decider/decider';

type OfRestaurant = { readonly restaurantId: number };
type Evolution<S, E> = (state: S, event: E) => S;

/** Bindings of a stream per restaurant. */
export function ofRestaurant<
  S extends { readonly restaurantId: number | null },
  E extends DomainEvent & { readonly data: OfRestaurant },
>(evolutions: Evolutions<S, E>): Evolutions<S, E> {
  const all = Object.entries(evolutions as unknown as Record<string, Evolution<S, E>>);
  const evolving = all.map(([type, evolve]): [string, Evolution<S, E>] => [
    type,
    (state, event) => ({ ...evolve(state, event), restaurantId: event.data.restaurantId }),
  ]);
  return Object.fromEntries(evolving) as unknown as Evolutions<S, E>;
}
