import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Debounced call. */
export function useWhenQuiet<T>(value: T, milliseconds: number, onQuiet: (value: T) => void): void {
  const call = useEffectEvent(onQuiet);
  useEffect(() => {
    const timer = setTimeout(() => call(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
}

/** Debounced, but immediate after a pause: slow typing waits for nothing. */
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
