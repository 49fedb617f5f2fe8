import { Part } from '../part/Part';
import { useSlots } from './use-slots';

/** What other areas keep for a person, as parts of the library. */
export function LibraryPanelSlots() {
  return useSlots('libraryPanels').map(({ area, part }) => <Part key={area} load={part} place="line" />);
}
