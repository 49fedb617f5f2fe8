import { Part } from '../routing/Part';
import { useSlots } from './use-slots';

/** What other areas put into the national section of the catalogue; nothing in markets where nobody does (R-CAT-18). */
export function NationalSlots() {
  return useSlots('nationalSection').map(({ area, part }) => <Part key={area} load={part} give={{}} />);
}
