import { Box, Typography } from '@mui/material';
import { netOf, type QuoteLine, quoteTotals } from '@portal/contracts/areas/orders';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '#core/i18n/use-text';
import { SmallTable } from '#ui/SmallTable';
import { useMoney } from './quote';
import { quoteTexts } from './texts/quote';

interface LinesProps {
  lines: readonly QuoteLine[];
}

export function QuoteTotals({ lines }: LinesProps) {
  const text = useText(quoteTexts);
  const money = useMoney();
  const { net, vat, total } = quoteTotals(lines);
  const rows = [
    [text('net'), money(net)],
    ...vat.map((each) => [text('vatOf', { rate: each.rate, net: money(each.net) }), money(each.amount)]),
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto auto',
        justifyContent: 'end',
        columnGap: 3,
        rowGap: 0.5,
        m: 0,
        fontSize: 'body2.fontSize',
        fontVariantNumeric: 'tabular-nums',
        '& > *': { m: 0 },
        '& > dd': { textAlign: 'end', whiteSpace: 'nowrap' },
        '& > dt': { color: 'text.secondary' },
      }}
    >
      {rows.map(([name, amount]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </Fragment>
      ))}
      <Typography variant="h4" component="dt" sx={{ '&&': { color: 'text.primary' } }}>
        {text('total')}
      </Typography>
      <Typography variant="h4" component="dd">
        {money(total)}
      </Typography>
    </Box>
  );
}

/** Pixels of the container for five columns. */
const roomForAll = 520;

/** Units, price and rate are below the text where space is short. */
const responsive = {
  [`@container (max-width: ${roomForAll - 1}px)`]: {
    '& :is(th, td):not(:first-of-type, :last-of-type)': { display: 'none' },
  },
  [`@container (min-width: ${roomForAll}px)`]: { '& .short': { display: 'none' } },
  '& tr > :is(td, th)': { py: 1, verticalAlign: 'top', whiteSpace: 'nowrap' },
  '& tr > td:first-of-type': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} as const;

export function QuoteTable({ lines, version }: LinesProps & { version: number }) {
  const text = useText(quoteTexts);
  const { formatNumber } = useIntl();
  const money = useMoney();
  const rows = lines.map((line, place) => {
    const { units, vat_rate: rate } = line;
    const price = money(line.unit_price);
    const name = (
      <>
        {line.text}
        <Typography variant="body2" component="div" color="textSecondary" className="short">
          {text('inShort', { units, price, rate })}
        </Typography>
      </>
    );
    return {
      key: place,
      cells: [name, formatNumber(units), price, text('rate', { rate }), money(netOf(line))],
    };
  });
  return (
    <Box sx={{ containerType: 'inline-size', display: 'grid', gap: 2 }}>
      <Box sx={responsive}>
        <SmallTable
          label={`${text('title')}, ${text('versionOf', { version })}`}
          columns={[text('text'), text('units'), text('price'), text('vat'), text('amount')]}
          rows={rows}
        />
      </Box>
      <QuoteTotals lines={lines} />
    </Box>
  );
}
