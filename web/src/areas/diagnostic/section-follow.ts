import { type DiagnosticSection, diagnosticSections } from '@portal/contracts/areas/diagnostic';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export type Place = DiagnosticSection | 'environment';

export const sectionOf = (place: Place): DiagnosticSection =>
  place === 'environment' ? 'population' : place;

const isPlace = (text: string): text is Place =>
  text === 'environment' || (diagnosticSections as readonly string[]).includes(text);

/** Milliseconds without scrolling until the position is read (R-DIA-40, R-CON-21). */
export const scrollDebounce = 500;
/** Milliseconds (R-DIA-40, R-CON-21). */
export const highlightDelay = 500;
/** Pixels above a section after a jump (R-DIA-40, R-CON-21). */
export const scrollOffset = 80;
/** Pixels. */
const tolerance = 2;

const isAtEnd = () =>
  window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

const topOf = (place: string) => document.getElementById(place)?.getBoundingClientRect().top;

/** True also below the offset where the page ends too soon. */
function isScrolledTo(place: string): boolean {
  const top = topOf(place);
  if (top === undefined) return false;
  return Math.abs(top - scrollOffset) <= tolerance || (isAtEnd() && top > scrollOffset);
}

function sectionInView(): DiagnosticSection {
  const edge = isAtEnd() ? window.innerHeight - 1 : scrollOffset + tolerance;
  const started = diagnosticSections.filter((section) => {
    const top = topOf(section);
    return top !== undefined && top <= edge;
  });
  return started.at(-1) ?? diagnosticSections[0];
}

function scrollTo(element: HTMLElement): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
}

/** Scrolls again when late content moves the target. */
function useMovingTarget(target: RefObject<string | null>): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const element = target.current === null ? null : document.getElementById(target.current);
      if (element !== null) scrollTo(element);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [target]);
}

/** The target of a jump is current at once, and remains so if scrolling ends there. */
export function useSectionFollow() {
  const [current, setCurrent] = useState<DiagnosticSection>(diagnosticSections[0]);
  const target = useRef<string | null>(null);
  const readLater = useRef<() => void>(() => undefined);
  useMovingTarget(target);
  useEffect(() => {
    let reading: ReturnType<typeof setTimeout> | undefined;
    let showing: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(reading);
      clearTimeout(showing);
    };
    const read = () => {
      const reached = target.current;
      target.current = null;
      if (reached !== null && isScrolledTo(reached)) return;
      const section = sectionInView();
      showing = setTimeout(() => setCurrent(section), highlightDelay);
    };
    const onScroll = () => {
      stop();
      reading = setTimeout(read, scrollDebounce);
    };
    readLater.current = onScroll;
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      stop();
    };
  }, []);

  const go = useCallback((section: DiagnosticSection, place: string = section) => {
    const element = document.getElementById(place);
    if (element === null) return;
    target.current = place;
    setCurrent(section);
    // Without a way to scroll, no event follows.
    readLater.current();
    scrollTo(element);
    document.getElementById(`${place}-title`)?.focus({ preventScroll: true });
  }, []);
  return { current, go };
}

export function useHashPlace(go: (section: DiagnosticSection, place: Place) => void): void {
  const { hash, key } = useLocation();
  const arrive = useEffectEvent((place: Place) => go(sectionOf(place), place));
  useEffect(() => {
    const place = hash.slice(1);
    if (isPlace(place)) arrive(place);
  }, [hash, key]);
}
