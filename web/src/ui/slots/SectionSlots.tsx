import type { SlotName } from '#core/area-manifest';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

type SectionSlot = Extract<SlotName, `${string}Section`>;

/** What other areas put below the pieces of a part of the catalogue; nothing in markets where nobody does (R-CAT-18). */
export function SectionSlots({ place }: { place: SectionSlot }) {
  return useSlots(place).map(({ area, part }) => <Part key={area} load={part} give={{}} />);
}
