import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { recall, remember } from '../remembered';

export type Density = 'comfortable' | 'compact';

const densityKey = 'density';

interface DensityChoice {
  readonly density: Density;
  readonly choose: (density: Density) => void;
  readonly suggest: (density: Density) => void;
}

const DensityContext = createContext<DensityChoice | null>(null);

function rememberedDensity(): Density | null {
  const value = recall(densityKey);
  return value === 'compact' || value === 'comfortable' ? value : null;
}

export function DensityProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState(rememberedDensity);
  const [suggested, suggest] = useState<Density>('comfortable');
  const density = chosen ?? suggested;

  const choose = useCallback((requested: Density) => {
    remember(densityKey, requested);
    setChosen(requested);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);

  const choice = useMemo(() => ({ density, choose, suggest }), [density, choose]);
  return <DensityContext value={choice}>{children}</DensityContext>;
}

export function useDensity(): DensityChoice {
  const choice = use(DensityContext);
  if (choice === null) throw new Error('useDensity needs a DensityProvider above it');
  return choice;
}
