import { Part } from '../part/Part';
import { useSite } from '#core/session/site';
import { useSlots } from './use-slots';

/** Alerts or actions for the selected restaurant. */
export function HomeSlots({ place }: { place: 'homeAlerts' | 'homeActions' }) {
  const { restaurant } = useSite();
  return useSlots(place).map(({ area, part }) => (
    <Part key={area} load={part} give={{ restaurantId: restaurant?.id ?? null }} />
  ));
}
