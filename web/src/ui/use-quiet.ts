import { useEffect, useEffectEvent, useState } from 'react';

/** Calls with a value once it has not changed for some milliseconds: no request for every letter. */
export function useWhenQuiet<T>(value: T, milliseconds: number, onQuiet: (value: T) => void): void {
  const call = useEffectEvent(onQuiet);
  useEffect(() => {
    const timer = setTimeout(() => call(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
}

/** A value once it has not changed for some milliseconds. */
export function useQuiet<T>(value: T, milliseconds: number): T {
  const [quiet, setQuiet] = useState(value);
  useWhenQuiet(value, milliseconds, setQuiet);
  return quiet;
}
