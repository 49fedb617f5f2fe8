import { Part } from '../routing/Part';
import { useSlots } from './use-slots';

/** The panels that areas put on the own account, in their order. */
export function AccountPanelSlots() {
  return useSlots('accountPanels')
    .toSorted((a, b) => a.order - b.order)
    .map(({ area, order, part }) => <Part key={`${area} ${order}`} load={part} give={{}} />);
}
