import { use, useEffect, useMemo } from 'react';
import { AreasContext } from '../areas-context';
import { useNav } from '../shell/use-nav';
import { linkAt } from './link-at';
import { preloadScreen } from './preload-screen';

/** Done while nobody waits for anything else; not at all where the browser cannot tell. */
const whenIdle =
  'requestIdleCallback' in globalThis ? () => new Promise((resolve) => requestIdleCallback(resolve)) : null;

/**
 * Loads the code of screens before they are asked for: of the link under the pointer or the keyboard at once, of the
 * places in the menu one after the other while nothing else is to be done.
 */
export function useEarlyCode(): void {
  const { routes } = use(AreasContext);
  const [rail, sections, bottom] = [useNav('rail'), useNav('sections'), useNav('bottom')];
  const known = useMemo(() => routes.map((route) => ({ path: route.path, handle: route })), [routes]);

  useEffect(() => {
    const near = ({ target }: Event) => {
      const link = linkAt(target);
      if (link !== null) void preloadScreen(known, link.pathname);
    };
    const events = ['pointerover', 'focusin'] as const;
    events.forEach((event) => document.addEventListener(event, near, { passive: true }));
    return () => events.forEach((event) => document.removeEventListener(event, near));
  }, [known]);

  useEffect(() => {
    let isGone = false;
    const loadAll = async () => {
      for (const { to } of [...rail, ...sections, ...bottom]) {
        await whenIdle?.();
        if (isGone) return;
        await preloadScreen(known, to);
      }
    };
    if (whenIdle !== null) void loadAll();
    return () => {
      isGone = true;
    };
  }, [known, rail, sections, bottom]);
}
