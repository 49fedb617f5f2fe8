import { useEffect } from 'react';

/** Scrolls a list so far that one of its options is in view; the page stays where it is. */
function scrollWithin(list: Element, option: Element): void {
  const frame = list.getBoundingClientRect();
  const box = option.getBoundingClientRect();
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}

/** Keeps the option in view at which a field points, which has the focus itself. @param id of the option, if any */
export function useIntoView(id: string | undefined): void {
  useEffect(() => {
    const option = id === undefined ? null : document.getElementById(id);
    const list = option?.closest('[role="listbox"], [role="tree"]');
    if (option && list) scrollWithin(list, option);
  }, [id]);
}
