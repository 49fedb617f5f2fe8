import type { SlotName } from '#core/area-manifest';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

type SectionSlot = Extract<SlotName, `${string}Section`>;

/** R-CAT-18 */
export function SectionSlots({ place }: { place: SectionSlot }) {
  return useSlots(place).map(({ area, part }) => <Part key={area} load={part} give={{}} />);
}
