import { useMediaQuery } from '@mui/material';
import { useState } from 'react';

/** A media query that keeps its value in print. */
export function useOnScreen(query: string): boolean {
  const isPaper = useMediaQuery('not screen');
  const now = useMediaQuery(query);
  const [held, hold] = useState(now);
  if (!isPaper && held !== now) hold(now);
  return isPaper ? held : now;
}
