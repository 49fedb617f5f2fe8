import { Box, ButtonBase, Card, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { holidaysOf, weekdayOf } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { capital, useMonthName } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useToday } from '#ui/use-now';
import {
  affectedByDay,
  daysOfMonth,
  firstDayOf,
  isOfPlans,
  type Item,
  lastDayOf,
  monthsOfYear,
  touches,
} from './calendar';
import { useItemWords } from './ItemBar';
import { calendarTexts } from './texts';

const shades = [0, 14, 30, 52, 78] as const;

const Days = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.caption,
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: 2,
    fontVariantNumeric: 'tabular-nums',
    '& > i': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      height: '1.75rem',
      borderRadius: '0.25rem',
      fontStyle: 'normal',
      '@media print': { height: '5mm', printColorAdjust: 'exact' },
    },
    ...Object.fromEntries(
      shades.map((share, level) => [
        `& > [data-level="${level}"]`,
        {
          backgroundColor: `color-mix(in srgb, ${palette.violet.main} ${share}%, ${palette.background.paper})`,
        },
      ]),
    ),
    '& > [data-level="4"]': { backgroundColor: palette.violet.main, color: palette.background.paper },
    '& > [data-holiday="true"]': {
      fontWeight: 750,
      boxShadow: `inset 0 0 0 0.0625rem ${palette.error.main}`,
    },
    '& > [data-plans="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 3,
      bottom: 2,
      borderBottom: `0.125rem solid ${palette.success.main}`,
    },
    '& > [data-today="true"]': { boxShadow: `inset 0 0 0 0.125rem ${palette.text.primary}`, fontWeight: 750 },
  };
});

/** 0 for none, 1 to 4 on a logarithmic scale: one busy day leaves the others distinct. */
const levelOf = (count: number, most: number): number =>
  count === 0 ? 0 : Math.ceil((Math.log1p(count) / Math.log1p(most)) * 4);

interface YearGridProps {
  month: string;
  items: readonly Item[];
  all: number;
  linkTo: (month: string) => string;
}

export function YearGrid({ month, items, all, linkTo }: YearGridProps) {
  const text = useText(calendarTexts);
  const { market } = useMarket();
  const monthName = useMonthName();
  const today = useToday();
  const words = useItemWords(all);
  const year = Number(month.slice(0, 4));
  const holidays = holidaysOf(market, year);
  const { months, most } = useMemo(() => {
    const drawn = monthsOfYear(month).map((each) => {
      const own = items.filter((item) => touches(item, firstDayOf(each), lastDayOf(each)));
      return { each, own, affected: affectedByDay(own, daysOfMonth(each)) };
    });
    return { months: drawn, most: Math.max(1, ...drawn.flatMap(({ affected }) => [...affected.values()])) };
  }, [month, items]);
  return (
    <>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
          m: 0,
          p: 0,
          listStyle: 'none',
          // Two rows on a sheet.
          '@media print': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 1 },
        }}
      >
        {months.map(({ each, own, affected }) => {
          const name = capital(monthName(`${each.slice(5)}/${year}`));
          const sum = own.length === 0 ? text('nothing') : words.sumOf(own);
          return (
            <Card component="li" key={each} sx={{ display: 'flex', breakInside: 'avoid' }}>
              <ButtonBase
                component={Link}
                to={linkTo(each)}
                aria-label={`${name}: ${sum}`}
                sx={{
                  display: 'flex',
                  flexDirection: 'column',
                  alignItems: 'stretch',
                  justifyContent: 'flex-start',
                  width: '100%',
                  p: 1.5,
                  gap: 1,
                  borderRadius: 1.5,
                  '&:hover': { bgcolor: 'background.sunken' },
                }}
              >
                <Typography variant="subtitle1" component="span">
                  {name}
                </Typography>
                <Days aria-hidden>
                  {daysOfMonth(each).map((day, index) => (
                    <i
                      key={day}
                      data-level={levelOf(affected.get(day) ?? 0, most)}
                      data-plans={own.some((item) => isOfPlans(item) && touches(item, day))}
                      data-holiday={holidays.has(day)}
                      data-today={day === today}
                      style={index === 0 ? { gridColumnStart: weekdayOf(day) } : undefined}
                    >
                      {Number(day.slice(8))}
                    </i>
                  ))}
                </Days>
                <Typography variant="caption" component="span" color="textSecondary">
                  {sum.replaceAll(/(\d) /g, '$1\u00a0')}
                </Typography>
              </ButtonBase>
            </Card>
          );
        })}
      </Box>
      <Legend withPlans={items.some(isOfPlans)} />
    </>
  );
}

function Legend({ withPlans }: { withPlans: boolean }) {
  const text = useText(calendarTexts);
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 2, m: 0 }}
    >
      {text('density')}: {text('few')}
      <Days aria-hidden sx={{ width: '7rem', gridTemplateColumns: 'repeat(4, 1fr)' }}>
        {shades.slice(1).map((share, index) => (
          <i key={share} data-level={index + 1} />
        ))}
      </Days>
      {text('manyOf')}
      <Days aria-hidden sx={{ width: '1.75rem', gridTemplateColumns: '1fr', ml: 2 }}>
        <i data-holiday="true" />
      </Days>
      {text('holiday')}
      {withPlans && (
        <>
          <Days aria-hidden sx={{ width: '1.75rem', gridTemplateColumns: '1fr', ml: 2 }}>
            <i data-plans="true" />
          </Days>
          {text('line')}
        </>
      )}
    </Typography>
  );
}
