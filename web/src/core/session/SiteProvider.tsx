import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useSession } from './session-state';
import { chooseSite, firstSite, rememberedSite, rememberSite, SiteContext, type SiteGuard } from './site';

/** R-PLT-04, R-PLT-14. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { restaurants, user } = useSession();
  const [wanted, setWanted] = useState(() => firstSite(restaurants, rememberedSite(), user.favourite));
  const restaurant = chooseSite(restaurants, wanted);

  const asking = useRef<SiteGuard | null>(null);

  const select = useCallback((id: number, onSelected?: () => void) => {
    const go = () => {
      rememberSite(id);
      setWanted(id);
      onSelected?.();
    };
    if (asking.current === null) go();
    else asking.current(go);
  }, []);
  const guard = useCallback((ask: SiteGuard) => {
    asking.current = ask;
    return () => {
      if (asking.current === ask) asking.current = null;
    };
  }, []);
  const choice = useMemo(() => ({ restaurant, select, guard }), [restaurant, select, guard]);
  return <SiteContext value={choice}>{children}</SiteContext>;
}
