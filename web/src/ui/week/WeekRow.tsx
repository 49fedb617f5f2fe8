import { styled } from '@mui/material/styles';
import { useMarket } from '#core/market';
import { useNow } from '../use-now';
import { WeekBlock } from './WeekBlock';
import type { WeekEntry, WeekProps } from './week-entry';
import { type Place, placeInWeek, placesInWeek } from './week-places';

const days = 7;
const percent = (share: number) => `${(share / days) * 100}%`;
/** Minimum width of a block's text, in days. */
const wordsNeed = 1;

/** Columns as one background. */
const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 72,
  padding: '0.375rem 0',
  backgroundImage: `linear-gradient(to right, ${theme.vars.palette.divider} ${theme.spacing(0.125)}, transparent ${theme.spacing(0.125)})`,
  backgroundSize: `calc(100% / ${days}) 100%`,
  '& > ul': { display: 'grid', rowGap: 6, margin: 0, padding: 0, listStyle: 'none', position: 'relative' },
  // Margins position the entries.
  '& > ul > li': { gridColumn: 1, minWidth: 0, padding: '0 0.125rem' },
}));

const Now = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 2,
  marginLeft: -1,
  backgroundColor: theme.vars.palette.primary.main,
}));

function timeInBlock({ from, to, left, width }: Place<WeekEntry>) {
  return { from: (from - left) / width, to: (to - left) / width };
}

/** Entries by time, Monday to Sunday; now is a line. */
export function WeekRow({ monday, entries, label, onOpen }: WeekProps) {
  const { timeZone } = useMarket();
  const now = placeInWeek(new Date(useNow()).toISOString(), monday, timeZone);
  const places = placesInWeek(entries, monday, timeZone, wordsNeed);
  return (
    <Row>
      {now > 0 && now < days && <Now style={{ left: percent(now) }} aria-hidden />}
      <ul aria-label={label}>
        {places.map((place) => (
          <li
            key={place.entry.id}
            style={{
              gridRow: place.row + 1,
              marginLeft: percent(place.left),
              width: percent(place.width),
            }}
          >
            <WeekBlock entry={place.entry} time={timeInBlock(place)} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Row>
  );
}
