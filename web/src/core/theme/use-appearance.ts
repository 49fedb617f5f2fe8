import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';

export function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let restore = () => undefined as void;
    const lighten = () => {
      const { scheme } = dataset;
      dataset['scheme'] = 'light';
      restore = () => {
        if (scheme === undefined) delete dataset['scheme'];
        else dataset['scheme'] = scheme;
        restore = () => undefined;
      };
    };
    const darken = () => restore();
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', darken);
    return () => {
      darken();
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', darken);
    };
  }, []);
}

export type Appearance = 'system' | 'light' | 'dark';

/** Milliseconds. */
const settled = 100;

/** By attribute: MUI's style element violates the content security policy (S14). */
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
