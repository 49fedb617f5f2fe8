import { useEffect, useState } from 'react';

/** A value once it has not changed for some milliseconds: no request for every letter. */
export function useQuiet<T>(value: T, milliseconds: number): T {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return quiet;
}
