import type { CompetitorProps } from '#core/area-manifest';
import { Part } from '../part/Part';
import { useSlots } from './use-slots';

/** A brand to compare with. */
export function CompetitorSlot(give: CompetitorProps) {
  return useSlots('competitor').map(({ area, part }) => (
    <Part key={area} load={part} place="line" give={give} />
  ));
}
