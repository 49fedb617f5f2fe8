import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Details = styled('details')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  '& > summary': {
    width: 'fit-content',
    minHeight: 24,
    cursor: 'pointer',
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
  },
  '&[open] > summary': { marginBottom: theme.spacing(1) },
}));

/** What only some want to see: shut until asked for. */
export function FoldPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Details>
      <summary>{label}</summary>
      {children}
    </Details>
  );
}
