import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

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
    gridTemplateColumns: 'minmax(100px, 1fr) minmax(0, 2.2fr)',
    columnGap: 16,
    alignItems: 'baseline',
    padding: '4px 0',
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 550, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

interface FactListProps {
  facts: readonly Fact[];
  /** Heading. */
  title?: string;
  /** Label for screen readers. */
  label?: string;
}

export function FactList({ facts, title, label }: FactListProps) {
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <div>
      {title !== undefined && (
        <Typography variant="overline" component="div" color="textSecondary" id={id} sx={{ pb: 0.25 }}>
          {title}
        </Typography>
      )}
      <List aria-label={label} aria-labelledby={title === undefined ? undefined : id}>
        {facts.map((fact) => (
          <div key={fact.key}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </List>
    </div>
  );
}
