import { useColorScheme } from '@mui/material/styles';

export type Appearance = 'system' | 'light' | 'dark';

/** Milliseconds until the new colours are there. */
const settled = 100;

/**
 * Light, dark or as the system has it. Transitions rest meanwhile by an attribute: MUI would write a style element, which
 * the content security policy refuses (S14).
 */
export function useAppearance() {
  const { mode, setMode } = useColorScheme();
  const choose = (appearance: Appearance) => {
    const root = document.documentElement;
    root.dataset.still = '';
    setMode(appearance);
    setTimeout(() => delete root.dataset.still, settled);
  };
  return { appearance: mode ?? 'system', choose };
}
