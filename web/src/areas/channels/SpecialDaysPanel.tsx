import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import { Box, Button, Card, IconButton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import {
  type ChannelData,
  comingDays,
  hoursOn,
  isComplete,
  lastYearsDays,
  noHours,
  type SpecialDay,
} from '@portal/contracts/areas/channels';
import { holidaysOf } from '@portal/contracts/kernel';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useToday } from '#ui/use-now';
import { newSpecialDay, useSpecialDayChanges, useSpecialDayWords } from './special-days';
import { specialTexts } from './texts';

const SpecialDayDialog = lazyOverlay(() =>
  import('./SpecialDaysDialog').then((module) => module.SpecialDayDialog),
);

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"day buttons" "hours buttons"',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(0.75, 0),
    borderTop: `thin solid ${theme.vars.palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .day': { gridArea: 'day', fontWeight: 600 },
  '& .hours': { gridArea: 'hours' },
  '& .buttons': { gridArea: 'buttons', display: 'flex' },
  [theme.breakpoints.up('sm')]: {
    '& > li': {
      gridTemplateColumns: '9.5rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"day hours buttons"',
      minHeight: '2.75rem',
    },
  },
}));

/** National ones to come without hours of their own. */
const maxSuggestions = 6;

function useSuggestions({ special_days: known }: ChannelData): readonly string[] {
  const { market } = useMarket();
  const today = useToday();
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => [...holidaysOf(market, each)])
    .filter((day) => day >= today && !known.some((special) => special.day === day))
    .toSorted()
    .slice(0, maxSuggestions);
}

interface ListProps {
  days: readonly SpecialDay[];
  isReadOnly: boolean;
  onEdit: (special: SpecialDay) => void;
  onRemove: (special: SpecialDay) => void;
}

function SpecialDaysList({ days, isReadOnly, onEdit, onRemove }: ListProps) {
  const text = useText(specialTexts);
  const words = useSpecialDayWords();
  return (
    <Rows aria-label={text('title')}>
      {days.map((special) => {
        const day = words.dayText(special.day);
        return (
          <li key={special.day}>
            <span className="day">{day}</span>
            <span className="hours">{words.hoursText(special)}</span>
            {!isReadOnly && (
              <span className="buttons">
                <IconButton aria-label={text('editOf', { day })} onClick={() => onEdit(special)}>
                  <EditRounded fontSize="small" />
                </IconButton>
                <IconButton aria-label={text('removeOf', { day })} onClick={() => onRemove(special)}>
                  <CloseRounded fontSize="small" />
                </IconButton>
              </span>
            )}
          </li>
        );
      })}
    </Rows>
  );
}

interface SuggestionsProps {
  channel: ChannelData;
  onHoliday: (day: string) => void;
  onCopy: (days: readonly SpecialDay[]) => void;
}

function Suggestions({ channel, onHoliday, onCopy }: SuggestionsProps) {
  const text = useText(specialTexts);
  const words = useSpecialDayWords();
  const today = useToday();
  const holidays = useSuggestions(channel);
  const lastYears = lastYearsDays(channel.special_days, today);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1.5 }}>
      <Typography component="span" variant="body2" color="textSecondary">
        {text('holidays')}
      </Typography>
      {holidays.map((holiday) => {
        const day = words.dayText(holiday);
        return (
          <Button
            key={holiday}
            size="small"
            startIcon={<AddRounded />}
            aria-label={text('holidayOf', { day })}
            onClick={() => onHoliday(holiday)}
          >
            {day}
          </Button>
        );
      })}
      {lastYears.length > 0 && (
        <Button size="small" variant="text" onClick={() => onCopy(lastYears)}>
          {text('copy', { count: lastYears.length })}
        </Button>
      )}
    </Box>
  );
}

/** Saved at once, with undo, unlike the blocks beside it. */
export function SpecialDaysPanel({ channel, isReadOnly }: { channel: ChannelData; isReadOnly: boolean }) {
  const text = useText(specialTexts);
  const { market } = useMarket();
  const today = useToday();
  const changes = useSpecialDayChanges(channel);
  const [edited, setEdited] = useState<SpecialDay | null>(null);
  const days = comingDays(channel.special_days, today);
  const { restaurant: block } = channel.channel.schedules;
  const addHoliday = (day: string) =>
    setEdited({
      day,
      closed: false,
      spans: isComplete(block) ? [...hoursOn(block, [], day, market)] : [noHours],
    });
  return (
    <Card
      component="section"
      id="channel-special"
      aria-labelledby="channel-special-title"
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
        <Typography component="h2" id="channel-special-title" variant="h3" sx={{ flex: 1 }}>
          {text('title')}
        </Typography>
        {!isReadOnly && (
          <Button size="small" startIcon={<AddRounded />} onClick={() => setEdited(newSpecialDay)}>
            {text('add')}
          </Button>
        )}
      </Box>
      <Typography component="div" variant="body2" color="textSecondary" sx={{ pb: 1.5 }}>
        {text('intro')}
        {days.length === 0 && <div>{text('empty')}</div>}
      </Typography>
      <SpecialDaysList
        days={days}
        isReadOnly={isReadOnly}
        onEdit={setEdited}
        onRemove={(special) => void changes.remove(special)}
      />
      {!isReadOnly && (
        <Suggestions
          channel={channel}
          onHoliday={addHoliday}
          onCopy={(copied) => void changes.copy(copied)}
        />
      )}
      <Suspense>
        {edited !== null && (
          <SpecialDayDialog
            title={text('edit')}
            initial={edited}
            taken={days.map(({ day }) => day)}
            onSave={async (special) => {
              await changes.set(special);
              return true;
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
