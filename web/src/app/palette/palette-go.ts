import { createContext, use } from 'react';

export const PaletteGoContext = createContext<(to: string) => void>(() => undefined);

/** Closes the palette and goes to an address: for the groups of places that areas bring into it. */
export const usePaletteGo = () => use(PaletteGoContext);
