import type { StrategyLetter } from '@portal/contracts/areas/planner';
import type { CSSProperties } from 'react';

const mixed = (one: string, share: number, other: string) =>
  `color-mix(in oklab, var(--p-palette-${one}-main) ${share}%, var(--p-palette-${other}-main))`;

/** A colour beside each letter, never instead of it; neighbours are far from each other. */
const colours: Readonly<Record<StrategyLetter, string>> = {
  A: 'var(--p-palette-info-main)',
  B: 'var(--p-palette-warning-main)',
  C: 'var(--p-palette-success-main)',
  D: 'var(--p-palette-violet-main)',
  E: 'var(--p-palette-primary-main)',
  F: mixed('info', 45, 'success'),
};
/** Of what belongs to no strategy. */
const neutral = 'var(--p-palette-text-secondary)';

/** Sets `--letter`, the colour of a strategy, for an element and what is in it. */
export const letterLook = (letter: StrategyLetter | null): CSSProperties =>
  ({ '--letter': letter === null ? neutral : colours[letter] }) as CSSProperties;
