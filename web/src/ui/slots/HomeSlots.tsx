import { Part } from '../part/Part';
import { useSite } from '#core/session/site';
import { useSlots } from './use-slots';

/** What other areas have to say on the home about the selected restaurant: what needs looking at, or what is planned. */
export function HomeSlots({ place }: { place: 'homeAlerts' | 'homeActions' }) {
  const { restaurant } = useSite();
  return useSlots(place).map(({ area, part }) => (
    <Part key={area} load={part} give={{ restaurantId: restaurant?.id ?? null }} />
  ));
}
