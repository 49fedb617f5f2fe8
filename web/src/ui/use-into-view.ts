import { useEffect } from 'react';

/** Keeps the option in view at which a field points while it has the focus itself. @param id of the element, if any */
export function useIntoView(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
