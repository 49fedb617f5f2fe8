import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: theme.typography.body2.lineHeight,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, 1fr) minmax(0, 2.2fr)',
    columnGap: 16,
    alignItems: 'baseline',
    padding: '5px 0',
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 550, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

/** Facts of a record: what each is called at the left, what it is at the right. */
export function FactList({ facts, label }: { facts: readonly Fact[]; label?: string }) {
  if (facts.length === 0) return null;
  return (
    <List aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.key}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </List>
  );
}
