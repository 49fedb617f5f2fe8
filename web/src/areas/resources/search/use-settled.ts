import { useState } from 'react';

/** The last value that was known: while the next one is on its way, what is shown stays. */
export function useSettled<T>(value: T | undefined): T | undefined {
  const [settled, setSettled] = useState(value);
  if (value !== undefined && value !== settled) setSettled(value);
  return value ?? settled;
}
