import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Calls with a value once it has not changed for some milliseconds: no request for every letter. */
export function useWhenQuiet<T>(value: T, milliseconds: number, onQuiet: (value: T) => void): void {
  const call = useEffectEvent(onQuiet);
  useEffect(() => {
    const timer = setTimeout(() => call(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
}

/**
 * A value at once where it had not changed for some milliseconds, and else once it has not: who types slowly waits for
 * no pause, who types fast asks by the first letter and by the last.
 */
export function useQuiet<T>(value: T, milliseconds: number): T {
  const [quiet, setQuiet] = useState(value);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    const now = performance.now();
    const wait = now - changedAt.current < milliseconds ? milliseconds : 0;
    changedAt.current = now;
    const timer = setTimeout(() => setQuiet(value), wait);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return quiet;
}
