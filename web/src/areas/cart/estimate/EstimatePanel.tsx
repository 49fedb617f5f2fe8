import { styled } from '@mui/material/styles';
import type { Cost } from '@portal/contracts/areas/cart';
import { useIntl } from 'react-intl';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import type { Estimate } from './estimate-of';
import { estimateMessages } from './estimate.messages';
import { useExpectedRange } from './use-expected-range';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  rowGap: 12,
  margin: '14px 0 0',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(4.5rem, auto) 1fr',
    columnGap: 12,
    alignItems: 'baseline',
  },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end', textWrap: 'balance', fontVariantNumeric: 'tabular-nums' },
  '& .value': { ...theme.typography.subtitle1 },
  '& .note': {
    gridColumn: '1 / -1',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    textAlign: 'start',
  },
}));

/** The amount in large, and what comes to it in small letters. */
function useCostWords() {
  const text = useText(estimateMessages);
  const { currency } = useMarket();
  const { formatNumber } = useIntl();
  return ({ from, isQuoted, onRequest }: Cost) => {
    const amount = formatNumber(from, { style: 'currency', currency, maximumFractionDigits: 0 });
    const notes = [
      isQuoted && from > 0 && text('plusProduction'),
      onRequest && text('onRequest'),
      from > 0 && text('tax'),
    ];
    return {
      value: from > 0 ? text('from', { amount }) : text('quoted'),
      note: notes.filter((note) => note !== false).join(' '),
    };
  };
}

interface EstimatePanelProps extends Estimate {
  /** How many pieces it is the sum of; left out for a single one. */
  pieces?: number;
}

/** What it costs by the price list and when to expect it; what is not known is not there, and nothing is nothing. */
export function EstimatePanel({ cost, kinds, pieces }: EstimatePanelProps) {
  const text = useText(estimateMessages);
  const costWords = useCostWords();
  const range = useExpectedRange(kinds);
  const price = cost && costWords(cost);
  if (price === null && range === null) return null;
  return (
    <List aria-label={text('title')}>
      {price && (
        <div>
          <dt>{pieces === undefined ? text('cost') : text('sum', { count: pieces })}</dt>
          <dd className="value">{price.value}</dd>
          {price.note !== '' && <dd className="note">{price.note}</dd>}
        </div>
      )}
      {range && (
        <div>
          <dt>{text('time')}</dt>
          <dd className="value">
            {text(`${range.unit}.${range.from === range.to ? 'single' : 'range'}`, {
              from: range.from,
              to: range.to,
            })}
          </dd>
          <dd className="note">{text('basis')}</dd>
        </div>
      )}
    </List>
  );
}
