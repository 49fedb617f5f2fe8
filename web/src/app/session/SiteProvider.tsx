import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { useSession } from './session-state';
import { chooseSite, firstSite, rememberedSite, rememberSite, SiteContext } from './site';

/** Keeps the selected restaurant for everything behind the sign-in, and remembers it (R-PLT-04, R-PLT-14). */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { restaurants, user } = useSession();
  const [wanted, setWanted] = useState(() => firstSite(restaurants, rememberedSite(), user.favourite));
  const restaurant = chooseSite(restaurants, wanted);

  const select = useCallback((id: number) => {
    rememberSite(id);
    setWanted(id);
  }, []);
  const choice = useMemo(() => ({ restaurant, select }), [restaurant, select]);
  return <SiteContext value={choice}>{children}</SiteContext>;
}
