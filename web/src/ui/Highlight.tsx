import { keyframes, styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { radii } from '#core/theme/tokens';

const glow = keyframes({
  from: { boxShadow: '0 0 0 6px color-mix(in srgb, var(--p-palette-accent) 55%, transparent)' },
  to: { boxShadow: '0 0 0 6px transparent' },
});

/** Long enough to be noticed out of the corner of an eye; the colour fades, nothing moves. */
const Spot = styled('span')({
  display: 'inline-flex',
  borderRadius: radii.pill,
  '&[data-changed="true"]': { animation: `${glow} 2400ms ease-out` },
});

interface HighlightProps {
  /** What is watched. */
  of: string | number;
  children: ReactNode;
}

/** Draws the eye to something that changed while it was on the screen, by itself or by somebody else. */
export function Highlight({ of, children }: HighlightProps) {
  const [known, setKnown] = useState(of);
  const [changes, setChanges] = useState(0);
  if (known !== of) {
    setKnown(of);
    setChanges(changes + 1);
  }
  return (
    <Spot key={changes} data-changed={changes > 0}>
      {children}
    </Spot>
  );
}
