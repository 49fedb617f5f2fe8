import { styled } from '@mui/material/styles';
import { monthMarks, weekMarks } from '@portal/contracts/areas/planner';
import { memo } from 'react';
import { useText } from '#core/i18n/use-text';
import { calendarTexts } from '../texts';
import { percent } from './percent';
import { useMonthNames } from './use-month-names';

const Marks = styled('div')(({ theme }) => ({
  position: 'relative',
  height: '1.5rem',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { position: 'absolute', top: 0, whiteSpace: 'nowrap' },
  '&.months > span': {
    ...theme.typography.body2,
    fontWeight: 650,
    paddingLeft: theme.spacing(0.75),
    color: theme.vars.palette.text.primary,
  },
  '&.weeks': { height: '1.125rem', borderBottom: `thin solid ${theme.vars.palette.divider}` },
  '&.weeks > span': {
    ...theme.typography.caption,
    lineHeight: 1,
    paddingInline: theme.spacing(0.25),
    // No line of a month goes through a number.
    backgroundColor: theme.vars.palette.background.paper,
  },
  // Where a week has no room for two figures, every other one is enough.
  '@container chart (max-width: 74rem)': { '&.weeks > span:nth-of-type(even)': { display: 'none' } },
  '@container chart (max-width: 40rem)': { '&.weeks > span:not(:nth-of-type(4n+1))': { display: 'none' } },
}));

/** Marks closer than that would lie over each other. */
const closest = 0.014;

/** The months of a year above its calendar, and the numbers of its weeks. */
export const MonthsRow = memo(({ year }: { year: number }) => {
  const text = useText(calendarTexts);
  const names = useMonthNames('short');
  const weeks = weekMarks(year);
  return (
    <>
      <div />
      <Marks className="months" aria-hidden>
        {monthMarks(year).map(({ number, left }) => (
          <span key={number} style={{ left: percent(left) }}>
            {names[number - 1]}
          </span>
        ))}
      </Marks>
      <div className="weeksHead" aria-hidden>
        {text('weeks')}
      </div>
      <Marks className="weeks" aria-hidden>
        {weeks
          .filter(({ left }, index) => (weeks[index + 1]?.left ?? 1) - left >= closest)
          .map(({ number, left }) => (
            <span key={left} style={{ left: percent(left) }}>
              {number}
            </span>
          ))}
      </Marks>
    </>
  );
});
