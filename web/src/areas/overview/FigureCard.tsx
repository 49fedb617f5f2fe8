import AddRounded from '@mui/icons-material/AddRounded';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DragHandleRounded from '@mui/icons-material/DragHandleRounded';
import { Box, Button, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { ChartLegend } from '#ui/chart/ChartLegend';
import { ChartFold, ChartFrame } from '#ui/chart/ChartFrame';
import { rowsHeightOf } from '#ui/chart/stacks';
import { lazyPart } from '#ui/part/lazy-part';
import { SmallTable } from '#ui/SmallTable';
import { unbroken } from '#ui/unbroken';
import { type Change, type Figure, type FigureRow, useWrite } from './figures';
import { cardTexts } from './texts';

const StackPlot = lazyPart(() => import('#ui/chart/StackPlot').then((module) => module.StackPlot));
const DayPlot = lazyPart(() => import('#ui/chart/DayPlot').then((module) => module.DayPlot));

const directions = {
  more: ArrowUpwardRounded,
  less: ArrowDownwardRounded,
  equal: DragHandleRounded,
} as const;

function directionOf({ now, before }: Change): keyof typeof directions {
  if (now === before) return 'equal';
  return now > before ? 'more' : 'less';
}

function useChangeText(): (change: Change) => string {
  const text = useText(cardTexts);
  const { percent } = useWrite();
  return (change) => {
    const { now, before, write } = change;
    const direction = directionOf(change);
    if (direction === 'equal') return text('equal', { before: write(before) });
    const values = {
      difference: `${direction === 'more' ? '+' : '−'}${write(Math.abs(now - before))}`,
      before: write(before),
    };
    if (before === 0) return text('fromNone', values);
    return text(direction, { ...values, share: percent(Math.abs(now - before) / before) });
  };
}

export const useChangeTexts = (): ((changes: Figure['changes']) => string) => {
  const changeText = useChangeText();
  return (changes = []) => changes.map((change) => `${change.name}: ${changeText(change)}`).join('; ');
};

function ChangeLine({ change, isNamed }: { change: Change; isNamed: boolean }) {
  const changeText = useChangeText();
  const direction = directionOf(change);
  const Icon = directions[direction];
  const { better, name } = change;
  const tone = better === null || direction === 'equal' ? 'secondary' : direction === better ? 'good' : 'bad';
  const color = { secondary: 'text.secondary', good: 'success.main', bad: 'error.main' }[tone];
  return (
    <Typography
      variant="body2"
      component="li"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75, color: 'text.secondary' }}
    >
      <Box component={Icon} aria-hidden sx={{ flex: 'none', fontSize: 18, color }} />
      <span>
        {isNamed && `${name}: `}
        {changeText(change)}
      </span>
    </Typography>
  );
}

const Scroll = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'auto',
  maxHeight: theme.spacing(42),
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  '& thead th': { position: 'sticky', top: 0, backgroundColor: theme.vars.palette.background.paper },
  '& table td': { verticalAlign: 'baseline', paddingBlock: theme.spacing(0.75) },
  // Words, unlike numbers.
  '& [data-words="true"] :is(th, td)': { textAlign: 'start' },
  '& table td:first-of-type': { minWidth: theme.spacing(11) },
  // A shadow at the end where more follows.
  background: `linear-gradient(transparent, ${theme.vars.palette.background.paper} 70%) bottom / 100% ${theme.spacing(5)} no-repeat local, linear-gradient(to top, ${theme.vars.palette.divider}, transparent) bottom / 100% ${theme.spacing(1.75)} no-repeat scroll`,
  '@media print': { overflow: 'visible', maxHeight: 'none', background: 'none' },
}));

function RowName({ row: { cells, to, onFollow } }: { row: FigureRow }) {
  const [name] = cells;
  const label = typeof name === 'string' ? unbroken(name) : name;
  if (to === undefined) return label;
  return (
    <MuiLink component={Link} to={to} onClick={onFollow}>
      {label}
    </MuiLink>
  );
}

/** Tinted by its share of the largest. */
function HeatCell({ value, most }: { value: number; most: number }) {
  const { formatNumber } = useIntl();
  const strength = most === 0 ? 0 : Math.round((value / most) * 45);
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-block',
        minWidth: theme.spacing(5),
        px: 1,
        py: 0.5,
        borderRadius: 1,
        textAlign: 'center',
        color: 'text.primary',
        printColorAdjust: 'exact',
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} ${strength}%, ${theme.vars.palette.background.paper})`,
      })}
    >
      {formatNumber(value)}
    </Box>
  );
}

/** Without name and total. */
const heatOf = ({ cells }: FigureRow) => cells.slice(1, -1).filter((cell) => typeof cell === 'number');

function FigureTable({ figure: { title, columns, rows, isHeat = false } }: { figure: Figure }) {
  const text = useText(cardTexts);
  const { formatNumber } = useIntl();
  const hasActions = rows.some(({ action }) => action !== undefined);
  const hasWords = !rows.some(({ cells }) => cells.slice(1).some((cell) => typeof cell === 'number'));
  const most = Math.max(0, ...rows.flatMap(heatOf));
  const shown = rows.map((row) => ({
    key: row.key,
    cells: [
      <RowName key="name" row={row} />,
      ...row.cells.slice(1).map((cell, at) => {
        if (typeof cell !== 'number') return cell ?? '–';
        if (isHeat && at < row.cells.length - 2) return <HeatCell key={at} value={cell} most={most} />;
        return formatNumber(cell, { maximumFractionDigits: 1 });
      }),
      ...(row.action === undefined
        ? []
        : [
            <Button
              key="action"
              component={Link}
              to={row.action.to}
              size="small"
              startIcon={<AddRounded />}
              aria-label={row.action.name}
              data-print="no"
            >
              {row.action.label}
            </Button>,
          ]),
    ],
  }));
  return (
    <Scroll tabIndex={0} role="group" aria-label={title}>
      <div data-words={hasWords}>
        <SmallTable
          label={title}
          columns={hasActions ? [...columns, text('actions')] : columns}
          rows={shown}
        />
      </div>
    </Scroll>
  );
}

/** Theme spacing units. */
const columnsHeight = 27;

function FigureChart({ figure: { chart, sentence } }: { figure: Figure }) {
  if (chart === undefined) return null;
  const { look, data, stacks } = chart;
  return (
    <>
      {data.series.length > 1 && (
        <Box sx={{ pb: 1 }}>
          <ChartLegend series={data.series} kind="bars" />
        </Box>
      )}
      <ChartFrame
        label={sentence}
        height={look === 'rows' ? rowsHeightOf({ ...data, stacks }) : columnsHeight}
      >
        {look === 'days' ? <DayPlot {...data} /> : <StackPlot look={look} stacks={stacks} {...data} />}
      </ChartFrame>
    </>
  );
}

const isDrawn = ({ chart }: Figure): boolean =>
  chart?.data.points.some(({ values }) => Object.values(values).some((value) => (value ?? 0) > 0)) === true;

/** Charts of days draw also those without rows. */
const isShortened = ({ chart, rows }: Figure): boolean =>
  chart?.look === 'rows' && chart.data.points.length < rows.length;

const cardLook = {
  display: 'flex',
  flexDirection: 'column',
  p: 2,
  minWidth: 0,
  breakInside: 'avoid',
} as const;
const spans = {
  2: { gridColumn: { md: 'span 2' }, '@media print': { gridColumn: '1 / -1' } },
  all: { gridColumn: '1 / -1' },
} as const;

function FigureBody({ figure }: { figure: Figure }) {
  const text = useText(cardTexts);
  const { rows, total = 0, chart } = figure;
  if (rows.length === 0) return null;
  return (
    <>
      {chart === undefined && <FigureTable figure={figure} />}
      {isDrawn(figure) && (
        <>
          <FigureChart figure={figure} />
          {isShortened(figure) && (
            <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
              {text('first', { count: figure.chart?.data.points.length ?? 0, total: rows.length })}
            </Typography>
          )}
          <ChartFold>
            <FigureTable figure={figure} />
          </ChartFold>
        </>
      )}
      {total > rows.length && (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
          {text('first', { count: rows.length, total })}
        </Typography>
      )}
    </>
  );
}

/** A sentence, a chart with its table, and the list behind it. */
export function FigureCard({ figure }: { figure: Figure }) {
  const id = useId();
  const { title, sentence, changes = [], link, span } = figure;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ ...cardLook, ...(span && spans[span]), ...(figure.rows.length === 0 && { alignSelf: 'start' }) }}
    >
      <Typography variant="subtitle2" component="h3" id={id} color="textSecondary">
        {title}
      </Typography>
      <Typography
        variant="h4"
        component="p"
        sx={{ pt: 0.25, pb: 1, textWrap: 'pretty', overflowWrap: 'anywhere' }}
      >
        {sentence}
      </Typography>
      {changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, pb: 1, listStyle: 'none' }}>
          {changes.map((change) => (
            <ChangeLine key={change.name} change={change} isNamed={changes.length > 1} />
          ))}
        </Box>
      )}
      <FigureBody figure={figure} />
      {link !== undefined && (
        <Box sx={{ mt: 'auto', pt: 1 }} data-print="no">
          <MuiLink
            component={Link}
            to={link.to}
            sx={{ typography: 'subtitle2', display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 0.5 }}
          >
            {link.label}
            <ArrowForwardRounded aria-hidden fontSize="small" />
          </MuiLink>
        </Box>
      )}
    </Card>
  );
}

export function SkeletonCard() {
  return (
    <Card sx={cardLook}>
      <Skeleton variant="text" sx={{ width: '40%' }} />
      <Skeleton variant="text" sx={{ width: '85%', typography: 'h4' }} />
      <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(columnsHeight), mt: 1 }} />
    </Card>
  );
}
