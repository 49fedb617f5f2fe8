import { Part } from '../routing/Part';
import { useSlots } from './use-slots';

/** Panels that other areas have on the import screen, for files that are replaced as a whole. */
export function ImportFileSlots() {
  return useSlots('importFiles').map(({ area, order, part }) => (
    <Part key={`${area}-${order}`} load={part} place="line" />
  ));
}
