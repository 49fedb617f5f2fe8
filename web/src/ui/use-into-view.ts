import { useEffect } from 'react';

/** Unlike `scrollIntoView`, leaves the page alone. */
function scrollWithin(list: Element, option: Element): void {
  const frame = list.getBoundingClientRect();
  const box = option.getBoundingClientRect();
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}

/** Keeps the active option in view. @param id of the option */
export function useIntoView(id: string | undefined): void {
  useEffect(() => {
    const option = id === undefined ? null : document.getElementById(id);
    const list = option?.closest('[role="listbox"], [role="tree"]');
    if (option && list) scrollWithin(list, option);
  }, [id]);
}
