import { styled } from '@mui/material/styles';
import type { ProjectionHealth } from '@portal/contracts/areas/operations';
import { useText } from '#core/i18n/use-text';
import { operationsTexts } from '../texts';
import { useFigures } from './use-figures';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  columnGap: theme.spacing(2),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.caption.fontSize },
  '& dd': { margin: 0, fontSize: theme.typography.body2.fontSize, fontWeight: 550 },
}));

/** Lag, rate and position of a projection, side by side. */
export function FigureList({ lag, rate, position }: Pick<ProjectionHealth, 'lag' | 'rate' | 'position'>) {
  const text = useText(operationsTexts);
  const figures = useFigures();
  const shown = [
    [text('lag'), figures.lag(lag)],
    [text('rate'), figures.rate(rate)],
    [text('position'), text('number', { value: position })],
  ] as const;
  return (
    <List>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
