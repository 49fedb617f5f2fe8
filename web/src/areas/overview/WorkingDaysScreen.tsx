import { Box, Button, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { overviewQueries, type TrialFigures, type WorkingDaysTrial } from '@portal/contracts/areas/overview';
import { restaurantRegions } from '@portal/contracts/areas/restaurants';
import { daysAfter, holidaysOf, trialDays } from '@portal/contracts/kernel';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { SelectInput } from '#ui/fields/SelectInput';
import { FilterChips } from '#ui/list/FilterChips';
import { useAddress } from '#ui/list/use-address';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { SmallTable } from '#ui/SmallTable';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useToday } from '#ui/use-now';
import { useWrite } from './figures';
import { trialTexts } from './texts';

/** Friday to Sunday. */
const lastWeekdays = ['5', '6', '7'] as const;

const listOf = (value: string | null) => (value ?? '').split(',').filter(Boolean);

/** The list on trial is in the address. */
function useTrialDays() {
  const { search, change } = useAddress();
  const set = (name: string, value: string) => change({ [name]: value === '' ? undefined : value });
  const lastWeekday = lastWeekdays.find((each) => each === search.get('until')) ?? '5';
  return {
    region: search.get('region') ?? '',
    lastWeekday,
    closed: listOf(search.get('closed')),
    worked: listOf(search.get('worked')),
    set,
  };
}
type TrialDays = ReturnType<typeof useTrialDays>;

function ClosedDays({ days: { closed, set } }: { days: TrialDays }) {
  const text = useText(trialTexts);
  const dates = useDates();
  const today = useToday();
  const [day, setDay] = useState('');
  const add = () => {
    set('closed', [...new Set([...closed, day])].sort().join());
    setDay('');
  };
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: 'min(100%, 13rem)', maxWidth: (theme) => theme.spacing(30) }}>
          <LazyDayField
            name="closed"
            label={text('closed')}
            value={day}
            onChange={setDay}
            earliest={daysAfter(today, -trialDays)}
          />
        </Box>
        <Button variant="outlined" disabled={day === ''} onClick={add}>
          {text('add')}
        </Button>
      </Stack>
      {closed.length > 0 && (
        <Stack
          component="ul"
          direction="row"
          aria-label={text('closed')}
          sx={{ flexWrap: 'wrap', gap: 1, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}
        >
          {closed.map((each) => (
            <li key={each}>
              <Chip
                label={dates.day(each)}
                onDelete={() => set('closed', closed.filter((other) => other !== each).join())}
              />
            </li>
          ))}
        </Stack>
      )}
    </Box>
  );
}

function ListPanel({ days }: { days: TrialDays }) {
  const text = useText(trialTexts);
  const dates = useDates();
  const today = useToday();
  const { market } = useMarket();
  const { region, lastWeekday, worked, set } = days;
  const since = daysAfter(today, -trialDays);
  const years = [...new Set([since, today].map((day) => Number(day.slice(0, 4))))];
  const holidays = years
    .flatMap((year) => [...holidaysOf(market, year)])
    .filter((day) => day >= since && day <= today)
    .sort();
  return (
    <Panel title={text('list')}>
      <Stack spacing={2.5}>
        <SelectInput
          label={text('region')}
          value={region}
          placeholder={text('everywhere')}
          options={restaurantRegions[market].map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => set('region', event.target.value)}
        />
        <Box>
          <Typography variant="subtitle2" component="div" sx={{ pb: 1 }}>
            {text('week')}
          </Typography>
          <FilterChips
            label={text('week')}
            value={lastWeekday}
            onChange={(value) => set('until', value === '5' ? '' : value)}
            options={lastWeekdays.map((value) => ({ value, label: text(`until.${value}`) }))}
          />
        </Box>
        <ClosedDays days={days} />
        {holidays.length > 0 && (
          <Box>
            <Typography variant="subtitle2" component="div" sx={{ pb: 1 }}>
              {text('worked')}
            </Typography>
            <FilterChips
              multiple
              label={text('worked')}
              value={worked.join()}
              onChange={(value) => set('worked', value)}
              options={holidays.map((value) => ({ value, label: dates.day(value) }))}
            />
          </Box>
        )}
      </Stack>
    </Panel>
  );
}

const counts = ['at_risk', 'too_early', 'late'] as const;
const spreads = ['answer', 'delivery'] as const;
const measures = ['median_hours', 'most_hours'] as const;

function ResultPanel({ trial: { since, orders, real, trial } }: { trial: WorkingDaysTrial }) {
  const text = useText(trialTexts);
  const dates = useDates();
  const { whole, hours } = useWrite();
  const cells = (label: string, write: (figures: TrialFigures) => string) => ({
    key: label,
    cells: [label, ...[real, trial].map((figures) => write(figures).replace(' ', '\u00a0'))],
  });
  const rows = [
    ...counts.map((name) => cells(text(name), (figures) => whole(figures[name]))),
    ...spreads.flatMap((spread) =>
      measures.map((measure) =>
        cells(text(`${spread}.${measure}`), ({ [spread]: found }) => (found ? hours(found[measure]) : '–')),
      ),
    ),
  ];
  return (
    <Panel title={text('result', { orders, since: dates.day(since) })}>
      <SmallTable label={text('table')} columns={[text('figure'), text('real'), text('trial')]} rows={rows} />
    </Panel>
  );
}

function ChangedPanel({ changed }: Pick<WorkingDaysTrial, 'changed'>) {
  const text = useText(trialTexts);
  const dates = useDates();
  const numberOf = useOrderNumber();
  const flag = (value: WorkingDaysTrial['changed'][number]['real']) => text(`flag.${value ?? 'none'}`);
  return (
    <Panel title={text('changed', { count: changed.length })}>
      <Box component="ul" aria-label={text('changedList')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changed.map((order) => (
          <Box
            component="li"
            key={order.id}
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <MuiLink
              component={Link}
              to={`/admin/orders/${order.id}`}
              color="inherit"
              sx={{ fontWeight: 600 }}
            >
              {text('order', { number: numberOf(order), restaurant: order.restaurant_name })}
            </MuiLink>
            <Typography variant="body2" component="div" color="textSecondary">
              {text('needed', { day: dates.day(order.needed_by), placed: dates.day(order.date) })}
            </Typography>
            <Typography variant="body2" component="div">
              {text('change', { real: flag(order.real), trial: flag(order.trial) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** Another list of working days, on trial. */
export function WorkingDaysScreen() {
  const text = useText(trialTexts);
  const days = useTrialDays();
  const { region, lastWeekday, closed, worked } = days;
  const trial = useCallQuery(overviewQueries.TryWorkingDays, {
    region: region === '' ? undefined : Number(region),
    last_weekday: Number(lastWeekday),
    closed,
    worked,
  });
  return (
    <Page
      title={text('title')}
      subtitle={text('subtitle', { days: trialDays })}
      crumbs={[{ label: text('overview'), to: '/admin/overview' }]}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(18rem, 1fr) minmax(0, 1.6fr)' },
        }}
      >
        <ListPanel days={days} />
        <Loaded query={trial} skeleton={<SkeletonRows rows={7} />}>
          {(found) => (
            <Stack spacing={2}>
              <ResultPanel trial={found} />
              {found.changed.length > 0 && <ChangedPanel changed={found.changed} />}
            </Stack>
          )}
        </Loaded>
      </Box>
    </Page>
  );
}
