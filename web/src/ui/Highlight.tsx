import { keyframes, styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { radii } from '#core/theme/tokens';

const glow = keyframes({
  from: { boxShadow: '0 0 0 6px color-mix(in srgb, var(--p-palette-accent) 55%, transparent)' },
  to: { boxShadow: '0 0 0 6px transparent' },
});

/** The colour fades; nothing moves. */
const Spot = styled('span')({
  display: 'inline-flex',
  borderRadius: radii.pill,
  '&[data-changed="true"]': { animation: `${glow} 2400ms ease-out` },
});

interface HighlightProps {
  /** Watched value. */
  of: string | number;
  children: ReactNode;
}

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
