import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

/** Whether a media query holds on the screen; while the page is printed, what held before: paper changes no parts. */
export function useOnScreen(query: string): boolean {
  const isPaper = useMediaQuery('not screen');
  const now = useMediaQuery(query);
  const [held, hold] = useState(now);
  if (!isPaper && held !== now) hold(now);
  return isPaper ? held : now;
}
