import { styled } from '@mui/material/styles';
import type { Cost } from '@portal/contracts/areas/cart';
import { type ExpectedRange, answerTimeQueries, expectedTime, rangeOf } from '@portal/contracts/areas/orders';
import { useIntl } from 'react-intl';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useCallQuery } from '#core/client/use-call-query';
import { estimateTexts } from './texts';
import type { Estimate } from './estimate-of';

/** Ninety days look the same an hour later. */
const freshFor = 3_600_000;

/** When an order of these kinds can be expected; `null` while that is not known, and where too few were delivered. */
function useExpectedRange(kinds: readonly string[]): ExpectedRange | null {
  const times = useCallQuery(answerTimeQueries.ListAnswerTimes, {}, { freshFor });
  const expected = expectedTime(kinds, times.data ?? []);
  return expected && rangeOf(expected);
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(1.5),
  margin: theme.spacing(1.75, 0, 0),
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(4.5rem, auto) 1fr',
    columnGap: theme.spacing(1.5),
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
  const text = useText(estimateTexts);
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

interface FactProps {
  label: string;
  value: string;
  note: string;
}

const FactRow = ({ label, value, note }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd className="value">{value}</dd>
    {note !== '' && <dd className="note">{note}</dd>}
  </div>
);

function TimeRow({ unit, from, to }: ExpectedRange) {
  const text = useText(estimateTexts);
  const value = text(`${unit}.${from === to ? 'single' : 'range'}`, { from, to });
  return <FactRow label={text('time')} value={value} note={text('basis')} />;
}

/** What it costs by the price list and when to expect it; what is not known is not there, and nothing is nothing. */
export function EstimatePanel({ cost, kinds, pieces }: EstimatePanelProps) {
  const text = useText(estimateTexts);
  const costWords = useCostWords();
  const range = useExpectedRange(kinds);
  if (cost === null && range === null) return null;
  const costLabel = pieces === undefined ? text('cost') : text('sum', { count: pieces });
  return (
    <List aria-label={text('title')}>
      {cost && <FactRow label={costLabel} {...costWords(cost)} />}
      {range && <TimeRow {...range} />}
    </List>
  );
}
