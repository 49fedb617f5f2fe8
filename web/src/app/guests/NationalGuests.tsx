import { Part } from '../routing/Part';
import { useGuests } from './use-guests';

/** What other areas put into the national section of the catalogue; nothing in markets where nobody does (R-CAT-18). */
export function NationalGuests() {
  return useGuests('nationalSection').map(({ area, part }) => <Part key={area} load={part} give={{}} />);
}
