import { type DiagnosticSection, diagnosticSections } from '@portal/contracts/areas/diagnostic';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlace, type Place, sectionOf } from './section-groups';

/** Milliseconds of stillness after which it is looked where the page stands (R-DIA-40, R-CON-21). */
export const scrollDebounce = 500;
/** Milliseconds until the menu shows it (R-DIA-40, R-CON-21). */
export const highlightDelay = 500;
/** Pixels between the top of the window and a section that was jumped to (R-DIA-40, R-CON-21). */
export const scrollOffset = 80;

const isAtEnd = () =>
  window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

const topOf = (place: string) => document.getElementById(place)?.getBoundingClientRect().top;

/** Pixels by which browsers miss a place. */
const near = 2;

function scrollTo(element: HTMLElement): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
}

/** Follows a place that moves while the page is on its way there: texts and medians come later than their sections. */
function useMovingPlace(going: RefObject<string | null>): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const element = going.current === null ? null : document.getElementById(going.current);
      if (element !== null) scrollTo(element);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [going]);
}

/** Whether the page stands at a place, or as near to it as its end lets it. */
function standsAt(place: string): boolean {
  const top = topOf(place);
  if (top === undefined) return false;
  return Math.abs(top - scrollOffset) <= near || (isAtEnd() && top > scrollOffset);
}

/** The section at the top of the window: the last one that begins above the offset, at the end of the page the last one. */
function sectionInView(): DiagnosticSection {
  const edge = isAtEnd() ? window.innerHeight - 1 : scrollOffset + near;
  const begun = diagnosticSections.filter((section) => {
    const top = topOf(section);
    return top !== undefined && top <= edge;
  });
  return begun.at(-1) ?? diagnosticSections[0];
}

/** Goes once to the place that the address names, as soon as the page is there. */
export function useHashPlace(go: (section: DiagnosticSection, place: Place) => void): void {
  const { hash, key } = useLocation();
  const arrive = useEffectEvent((place: Place) => go(sectionOf(place), place));
  useEffect(() => {
    const place = hash.slice(1);
    if (isPlace(place)) arrive(place);
  }, [hash, key]);
}

/**
 * Which section is read, by the place of the page. A section that was gone to is shown at once, and holds until the page
 * has come to rest: where it rests there, the follower never argues with a click; where somebody scrolled on, it follows.
 */
export function useSectionFollow() {
  const [current, setCurrent] = useState<DiagnosticSection>(diagnosticSections[0]);
  const going = useRef<string | null>(null);
  const rest = useRef<() => void>(() => undefined);
  useMovingPlace(going);
  useEffect(() => {
    let still: ReturnType<typeof setTimeout> | undefined;
    let shown: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const gone = going.current;
      going.current = null;
      if (gone !== null && standsAt(gone)) return;
      const section = sectionInView();
      shown = setTimeout(() => setCurrent(section), highlightDelay);
    };
    const onScroll = () => {
      clearTimeout(still);
      clearTimeout(shown);
      still = setTimeout(follow, scrollDebounce);
    };
    rest.current = onScroll;
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(still);
      clearTimeout(shown);
    };
  }, []);

  const go = useCallback((section: DiagnosticSection, place: string = section) => {
    const element = document.getElementById(place);
    if (element === null) return;
    going.current = place;
    setCurrent(section);
    // Also where the page is there already, and nothing scrolls.
    rest.current();
    scrollTo(element);
    document.getElementById(`${place}-title`)?.focus({ preventScroll: true });
  }, []);
  return { current, go };
}
