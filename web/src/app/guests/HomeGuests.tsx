import { Part } from '../routing/Part';
import { useSite } from '../session/site';
import { useGuests } from './use-guests';

/** What other areas have to say on the home about the selected restaurant: what needs looking at, or what is planned. */
export function HomeGuests({ place }: { place: 'homeAlerts' | 'homeActions' }) {
  const { restaurant } = useSite();
  return useGuests(place).map(({ area, part }) => (
    <Part key={area} load={part} give={{ restaurantId: restaurant?.id ?? null }} />
  ));
}
