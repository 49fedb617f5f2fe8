import { use, useEffect, useMemo } from 'react';
import { AreasContext } from '#core/areas-context';
import { useNav } from '../frame/use-nav';
import { linkAt } from './link-at';
import { loadScreenAt, routeAt } from './route-at';
import { useEarlyQuestions } from './use-early-questions';

/** Done while nobody waits for anything else; not at all where the browser cannot tell. */
const whenIdle =
  'requestIdleCallback' in globalThis ? () => new Promise((resolve) => requestIdleCallback(resolve)) : null;

/**
 * Loads the code of screens before they are asked for: of the link under the pointer or the keyboard at once, with what
 * its screen asks; of the places in the menu one after the other while nothing else is to be done.
 */
export function useEarlyCode(): void {
  const { routes } = use(AreasContext);
  const rail = useNav('rail');
  const sections = useNav('sections');
  const bottom = useNav('bottom');
  const known = useMemo(() => routes.map((route) => ({ path: route.path, handle: route })), [routes]);

  const ask = useEarlyQuestions();

  useEffect(() => {
    const near = ({ target }: Event) => {
      const link = linkAt(target);
      if (link === null) return;
      void loadScreenAt(known, link.pathname);
      // What the address narrows is another question.
      if (link.search === '') void ask(routeAt(known, link.pathname));
    };
    const events = ['pointerover', 'focusin'] as const;
    events.forEach((event) => document.addEventListener(event, near, { passive: true }));
    return () => events.forEach((event) => document.removeEventListener(event, near));
  }, [known, ask]);

  useEffect(() => {
    let isGone = false;
    const loadAll = async () => {
      for (const { to } of [...rail, ...sections, ...bottom]) {
        await whenIdle?.();
        if (isGone) return;
        await loadScreenAt(known, to);
      }
    };
    if (whenIdle !== null) void loadAll();
    return () => {
      isGone = true;
    };
  }, [known, rail, sections, bottom]);
}
