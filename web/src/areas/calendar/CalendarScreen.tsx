import PlaceRounded from '@mui/icons-material/PlaceRounded';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import {
  Box,
  Button,
  ButtonBase,
  Card,
  GlobalStyles,
  Skeleton,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import {
  type CalendarEntry,
  calendarFeedOf,
  calendarQueries,
  maxRestaurantsWithActions,
} from '@portal/contracts/areas/calendar';
import { mopQueries } from '@portal/contracts/areas/mop';
import { plannerQueries } from '@portal/contracts/areas/planner';
import { daysAfter, holidaysOf, isAdministrator } from '@portal/contracts/kernel';
import { Suspense, useMemo, useState } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { capital, useMonthName, useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { useMay } from '#core/session/use-may';
import { useRegionName } from '#core/use-region-name';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { FilterChips } from '#ui/list/FilterChips';
import { isDay } from '#ui/list/is-day';
import { useAddress, withChanges } from '#ui/list/use-address';
import { Page } from '#ui/Page';
import { lazyOverlay } from '#ui/part/lazy-part';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { RestaurantFilter } from '#ui/restaurant/RestaurantSelect';
import { Segmented } from '#ui/Segmented';
import { Loaded } from '#ui/states/Loaded';
import { useToday } from '#ui/use-now';
import { StepNav } from '#ui/week/WeekNav';
import {
  allKinds,
  firstDayOf,
  isMonth,
  isOfPlans,
  type Item,
  itemsOf,
  lastDayOf,
  looks,
  monthOf,
  monthsAfter,
  touches,
  weeksOf,
} from './calendar';
import { ItemBar, useItemWords } from './ItemBar';
import { MonthGrid } from './MonthGrid';
import { calendarTexts } from './texts';
import { YearGrid } from './YearGrid';

const CalendarAddressDialog = lazyOverlay(() =>
  import('#ui/calendar/CalendarAddressDialog').then((module) => module.CalendarAddressDialog),
);
const DayDialog = lazyOverlay(() => import('./DayDialog').then((module) => module.DayDialog));

function useFilters() {
  const { search, change } = useAddress();
  const { restaurants } = useSite();
  const today = useToday();
  const named = search.get('month');
  const month = isMonth(named) ? named : monthOf(today);
  const day = search.get('day');
  const region = search.get('region') ?? '';
  const restaurant = search.get('restaurant') ?? '';
  const kinds = search.get('kinds') ?? '';
  const active = restaurants.filter((each) => each.active);
  const reach = active.filter(
    ({ id, region: own }) =>
      (region === '' || String(own) === region) && (restaurant === '' || String(id) === restaurant),
  );
  return {
    month,
    region,
    restaurant,
    kinds,
    active,
    isYear: search.get('view') === 'year',
    day: isDay(day) ? day : null,
    reach: new Set(reach.map(({ id }) => id)),
    isCurrent: month === monthOf(today),
    linkTo: (to: string) =>
      `?${withChanges(search, { month: to, view: undefined, day: undefined }).toString()}`,
    choose: (name: 'region' | 'restaurant' | 'kinds' | 'view', value: string) =>
      change({ [name]: value === '' ? undefined : value }, true),
    showMonth: (to: string) => change({ month: to === monthOf(today) ? undefined : to }, true),
    showDay: (to: string | null) =>
      change({ day: to ?? undefined, ...(to !== null && { month: monthOf(to) }) }, true),
  };
}
type Filters = ReturnType<typeof useFilters>;

/** With the days that fill the first and last week. */
function rangeOf({ month, isYear }: Filters) {
  const year = month.slice(0, 4);
  if (isYear) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const weeks = weeksOf(month);
  return { from: weeks[0] ?? firstDayOf(month), to: daysAfter(weeks.at(-1) ?? firstDayOf(month), 6) };
}

/** By the rights of the lists behind them. */
function useKinds() {
  const may = useMay();
  const hasPauses = may(mopQueries.ListMopPauses);
  const hasPlans = may(plannerQueries.GetRestaurantPlan);
  return allKinds.filter((kind) => (kind === 'pause' ? hasPauses : hasPlans || !isOfPlans({ kind })));
}

function FilterBar({ filters }: { filters: Filters }) {
  const text = useText(calendarTexts);
  const regionName = useRegionName();
  const kinds = useKinds();
  const { active, region, restaurant, choose } = filters;
  const regions = [...new Set(active.map((each) => each.region))];
  const asked = restaurant === '' ? active.length : 1;
  return (
    <Stack spacing={1.5} data-print="no" sx={{ pb: 2 }}>
      {active.length > 1 && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <RestaurantFilter value={restaurant} onChange={(id) => choose('restaurant', id)} />
          {regions.length > 1 && (
            <ChoiceMenu
              label={text('region')}
              icon={<PlaceRounded aria-hidden />}
              value={region}
              onChange={(value) => choose('region', value)}
              options={[
                { value: '', label: text('allRegions') },
                ...regions
                  .map((id) => ({ value: String(id), label: regionName(id) }))
                  .toSorted((one, other) => one.label.localeCompare(other.label)),
              ]}
            />
          )}
        </Stack>
      )}
      <FilterChips
        label={text('kinds')}
        multiple
        value={filters.kinds}
        onChange={(value) => choose('kinds', value)}
        options={kinds.map((kind) => {
          const { icon: Icon, tone } = looks[kind];
          return {
            value: kind,
            label: text(`kind.${kind}`),
            icon: <Icon sx={{ '&.MuiChip-icon': { color: `${tone}.main` } }} />,
          };
        })}
      />
      {kinds.includes('action') && asked > maxRestaurantsWithActions && (
        <Typography variant="caption" color="textSecondary">
          {text('ownHint')}
        </Typography>
      )}
    </Stack>
  );
}

function PeriodNav({ filters: { month, isYear, isCurrent, showMonth } }: { filters: Filters }) {
  const text = useText(calendarTexts);
  const monthName = useMonthName();
  const current = monthOf(useToday());
  const [year = '', number = ''] = month.split('-');
  const onStep = (step: number) =>
    showMonth(step === 0 ? current : monthsAfter(month, isYear ? step * 12 : step));
  return isYear ? (
    <StepNav
      label={text('years')}
      name={year}
      previous={text('previousYear')}
      next={text('nextYear')}
      isCurrent={year === current.slice(0, 4)}
      onStep={onStep}
    />
  ) : (
    <StepNav
      label={text('months')}
      name={capital(monthName(`${number}/${year}`))}
      previous={text('previousMonth')}
      next={text('nextMonth')}
      isCurrent={isCurrent}
      onStep={onStep}
    />
  );
}

/** The month's days with something, at the day where it begins. */
function Agenda({ filters, items }: { filters: Filters; items: readonly Item[] }) {
  const text = useText(calendarTexts);
  const spans = useSpans();
  const { month, reach, showDay } = filters;
  const { labelOf } = useItemWords(reach.size);
  const first = firstDayOf(month);
  const byDay = new Map<string, Item[]>();
  for (const item of items.filter((each) => touches(each, first, lastDayOf(month)))) {
    const day = item.from < first ? first : item.from;
    byDay.set(day, [...(byDay.get(day) ?? []), item]);
  }
  const days = [...byDay].toSorted(([one], [other]) => one.localeCompare(other));
  if (days.length === 0)
    return (
      <Typography color="textSecondary" sx={{ pt: 2 }}>
        {text('nothing')}
      </Typography>
    );
  return (
    <Stack
      component="ul"
      aria-label={text('agenda')}
      spacing={1.5}
      sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}
    >
      {days.map(([day, own]) => (
        <Card component="li" key={day}>
          <ButtonBase
            onClick={() => showDay(day)}
            sx={{ display: 'block', width: '100%', p: 1.5, textAlign: 'start', borderRadius: 1.5 }}
          >
            <Typography variant="subtitle2" component="h3" sx={{ pb: 1 }}>
              {capital(spans.longDay(day))}
            </Typography>
            <Stack spacing={0.75}>
              {own.map((item) => {
                const lasts =
                  item.to !== null && item.to > day
                    ? `, ${text('until', { day: spans.dayAndMonth(item.to) })}`
                    : '';
                return <ItemBar key={item.key} item={item} label={`${labelOf(item)}${lasts}`} wraps />;
              })}
            </Stack>
          </ButtonBase>
        </Card>
      ))}
    </Stack>
  );
}

function Calendar({ filters, entries }: { filters: Filters; entries: readonly CalendarEntry[] }) {
  const { market } = useMarket();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const known = useKinds();
  const { month, day, isYear, kinds, reach, showDay, showMonth, linkTo } = filters;
  const ids = [...reach].join();
  const shown = kinds === '' ? known.join() : kinds;
  const items = useMemo(() => {
    const restaurants = new Set(ids.split(',').filter(Boolean).map(Number));
    return itemsOf(entries, { kinds: shown.split(','), restaurants });
  }, [entries, shown, ids]);
  const all = reach.size;
  return (
    <>
      {isYear ? (
        <YearGrid month={month} items={items} all={all} linkTo={linkTo} />
      ) : (
        <MonthGrid
          month={month}
          items={items}
          all={all}
          isDense={isPhone}
          onMonth={showMonth}
          onOpen={showDay}
        />
      )}
      {isPhone && !isYear && <Agenda filters={filters} items={items} />}
      <Suspense>
        {day !== null && !isYear && (
          <DayDialog
            day={day}
            items={items}
            reach={reach}
            isHoliday={holidaysOf(market, Number(day.slice(0, 4))).has(day)}
            onDay={showDay}
            onClose={() => showDay(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function SubscribeButton() {
  const text = useText(calendarTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<EventRepeatRounded aria-hidden />} onClick={() => setOpen(true)}>
        {text('subscribe')}
      </Button>
      <Suspense>
        {isOpen && (
          <CalendarAddressDialog
            text={text('subscribeText')}
            pathOf={calendarFeedOf}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** A month or a year lies across one sheet of paper. */
const paper = { '@page': { size: 'A4 landscape', margin: '9mm 10mm !important' } };

function ShownCalendar() {
  const text = useText(calendarTexts);
  const { user } = useSession();
  const filters = useFilters();
  const { restaurant, isYear, choose } = filters;
  const query = useCallList(calendarQueries.ListCalendar, {
    ...rangeOf(filters),
    ...(restaurant !== '' && { restaurant_id: Number(restaurant) }),
  });
  const isChain = isAdministrator(user.type);
  return (
    <Page
      width={isChain ? 'full' : 'content'}
      title={text(isChain ? 'titleChain' : 'title')}
      subtitle={<span data-print="no">{text(isChain ? 'subtitleChain' : 'subtitle')}</span>}
      actions={
        <>
          <Segmented
            label={text('view')}
            hidesLabel
            value={isYear ? 'year' : 'month'}
            onChange={(view) => choose('view', view === 'year' ? view : '')}
            options={(['month', 'year'] as const).map((view) => ({
              value: view,
              label: text(`view.${view}`),
            }))}
          />
          <Button startIcon={<PrintRounded aria-hidden />} onClick={() => window.print()}>
            {text('print')}
          </Button>
          <SubscribeButton />
        </>
      }
    >
      <GlobalStyles styles={paper} />
      <FilterBar filters={filters} />
      <Box
        sx={{
          pb: 1.5,
          '@media print': { '& nav': { display: 'block !important' }, '& button': { display: 'none' } },
        }}
      >
        <PeriodNav filters={filters} />
      </Box>
      <Loaded query={query} skeleton={<Skeleton variant="rounded" height={640} />}>
        {({ rows }) => <Calendar filters={filters} entries={rows} />}
      </Loaded>
    </Page>
  );
}

/** Of all restaurants, or of the own ones. */
export function CalendarScreen() {
  const text = useText(calendarTexts);
  const { restaurants } = useSite();
  if (restaurants.length > 0) return <ShownCalendar />;
  return (
    <Page title={text('title')}>
      <NoRestaurant />
    </Page>
  );
}
