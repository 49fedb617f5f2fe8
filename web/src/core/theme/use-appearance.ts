import { useColorScheme } from '@mui/material/styles';

export type Appearance = 'system' | 'light' | 'dark';

/** Milliseconds until the new colours show. */
const settled = 100;

/** Suppresses transitions by an attribute: MUI's style element violates the content security policy (S14). */
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
