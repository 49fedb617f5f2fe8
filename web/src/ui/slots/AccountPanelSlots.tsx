import { Part } from '../part/Part';
import { useSlots } from './use-slots';

/** What other areas have on the account page: a panel each. */
export function AccountPanelSlots() {
  return useSlots('accountPanels').map(({ area, order, part }) => (
    <Part key={`${area}-${order}`} load={part} place="line" />
  ));
}
