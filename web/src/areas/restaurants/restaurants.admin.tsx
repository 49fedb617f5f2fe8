import {
  type Restaurant,
  restaurantCommands,
  restaurantQueries,
  type RestaurantChange,
} from '@portal/contracts/areas/restaurants';
import { sessionQueries } from '@portal/contracts/areas/session';
import { Box, Button, Stack, Typography } from '@mui/material';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import { useState } from 'react';
import { restaurantLabel } from '#core/restaurant-label';
import { recordAdmin } from '#ui/record/RecordAdmin';
import { column, type RecordColumn } from '#ui/record/RecordColumns';
import { useMarket } from '#core/market';
import { useRegionName } from '#core/use-region-name';
import { useText } from '#core/i18n/use-text';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { FilterChips } from '#ui/list/FilterChips';
import type { RecordFilterProps } from '#ui/record/record-spec';
import { StatusChip, statusTones } from '#ui/StatusChip';
import { useCallList } from '#core/client/use-call-query';
import { DayAndAge } from '#ui/DayAndAge';
import { Panel } from '#ui/Panel';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useDates } from '#core/i18n/dates';
import {
  blankRestaurant,
  deliveries,
  RestaurantFields,
  type RestaurantValues,
  useLookups,
  valuesOf,
} from './RestaurantFields';
import { restaurantsTexts, logTexts } from './texts';

const flags: readonly string[] = ['etof', 'mcauto', 'active'];

type FieldKey = (typeof restaurantsTexts)['keys'][number];

type LogKey = (typeof logTexts)['keys'][number];

const isOfChannel = (key: string): key is LogKey => logTexts.keys.includes(key as LogKey);
/** `2026-12-24`, also before hours: `2026-12-24 12:00–16:00`. */
const leadingDay = /^\d{4}-\d{2}-\d{2}(?=$| )/;
const isField = (name: string): name is FieldKey => restaurantsTexts.keys.includes(name as FieldKey);

function useValueText() {
  const text = useText(restaurantsTexts);
  const logText = useText(logTexts);
  const dates = useDates();
  const { types, regions, provinces } = useLookups();
  const options: Readonly<Record<string, typeof types>> = {
    type: types,
    region: regions,
    province_id: provinces,
    delivery: deliveries.map((value) => ({ value, label: text(`delivery.${value}`) })),
  };
  const shown = (value: string) => value.replace(leadingDay, dates.day);
  return {
    nameOf: (field: string) => {
      const ofChannel = `field.${field}`;
      if (isOfChannel(ofChannel)) return logText(ofChannel as 'field.phone');
      return isField(field) ? text(field) : field;
    },
    valueOf: (field: string, value: string | null) => {
      if (value === null || value === '') return logText('nothing');
      if (flags.includes(field)) return logText(value === '1' ? 'flag.1' : 'flag.0');
      const chosen = options[field]?.find((option) => option.value === value);
      return chosen?.label ?? shown(value);
    },
  };
}

/** Changes shown at first. */
const firstChanges = 10;

function ChangeRow({ change: { what, date, user, fields } }: { change: RestaurantChange }) {
  const text = useText(logTexts);
  const { nameOf, valueOf } = useValueText();
  return (
    <Typography
      variant="body2"
      component="li"
      sx={{ py: 1.5, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {text(what)}
        </Box>
        <DayAndAge at={date} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{user === '' ? text('portal') : user}</Box>
      {fields.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2 }}>
          {fields.map(({ field, before, after }) => (
            // One save can plan two changes of a field.
            <li key={`${field} ${after ?? ''}`}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {nameOf(field)}
              </Box>{' '}
              {before === null && after === null
                ? null
                : text('change', { before: valueOf(field, before), after: valueOf(field, after) })}
            </li>
          ))}
        </Box>
      )}
    </Typography>
  );
}

/** The newest first (R-ARE-06). */
function ChangeLogPanel({ row: { id } }: { row: Restaurant }) {
  const text = useText(logTexts);
  const [isWhole, setWhole] = useState(false);
  const log = useCallList(restaurantQueries.GetRestaurantLog, {
    id,
    ...(!isWhole && { size: firstChanges }),
  });
  return (
    <Panel title={text('title')}>
      <Loaded query={log} skeleton={<SkeletonRows rows={3} />}>
        {({ rows, total }) => (
          <>
            <Box component="ol" aria-label={text('title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
            </Box>
            {total > rows.length && (
              <Button size="small" onClick={() => setWhole(true)}>
                {text('more', { count: total })}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface ChipProps {
  row: Restaurant;
}

const looks = {
  isActive: { tone: statusTones.done, icon: CheckCircleRounded },
  isInactive: { tone: statusTones.over, icon: BlockRounded },
  mopOn: { tone: statusTones.done, icon: CheckCircleRounded },
  mopOff: { tone: statusTones.waiting, icon: PauseCircleRounded },
} as const;

function Chip({ look }: { look: keyof typeof looks }) {
  const text = useText(restaurantsTexts);
  return <StatusChip {...looks[look]} label={text(look)} />;
}

const ActiveChip = ({ row: { active } }: ChipProps) => <Chip look={active ? 'isActive' : 'isInactive'} />;

/** R-ARE-02. */
function MopServiceCell({ row }: ChipProps) {
  const text = useText(restaurantsTexts);
  return text(row.mop_service === true ? 'hasMop' : 'hasNoMop');
}

/** R-ARE-02. */
const MopStatusChip = ({ row }: ChipProps) =>
  row.mop_service === true ? <Chip look={row.mop_status === true ? 'mopOn' : 'mopOff'} /> : '–';

/** In the current language; also for no region (AMB-88). */
function RegionName({ row }: ChipProps) {
  const regionName = useRegionName();
  return regionName(row.region);
}

function RestaurantFilterBar({ list }: RecordFilterProps) {
  const text = useText(restaurantsTexts);
  const { regions, types } = useLookups();
  const filter = (name: string) => ({
    value: list.filters[name] ?? '',
    onChange: (value: string) => list.filter(name, value),
  });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ChoiceMenu multiple label={text('region')} options={regions} {...filter('region')} />
      <ChoiceMenu multiple label={text('type')} options={types} {...filter('type')} />
      <FilterChips
        label={text('active')}
        options={[
          { value: '1', label: text('isActive') },
          { value: '0', label: text('isInactive') },
        ]}
        {...filter('active')}
      />
    </Stack>
  );
}

function RestaurantCard({ row }: { row: Restaurant }) {
  const { features } = useMarket();
  const regionName = useRegionName();
  return (
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {row.site} - {row.name}
      </Typography>
      <Typography variant="body2" component="div" color="textSecondary">
        {[row.city, regionName(row.region)].filter(Boolean).join(' · ')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ActiveChip row={row} />
        {features.mobileOrderPause && row.mop_service === true && <MopStatusChip row={row} />}
      </Stack>
    </Stack>
  );
}

const feature = 'mobileOrderPause';

/** R-ARE-01, R-ARE-02. */
const columns: readonly RecordColumn<Restaurant>[] = [
  column.text('site', { hideable: false, flex: undefined, minWidth: undefined, width: 76 }),
  column.text('name', { hideable: false, flex: 2, minWidth: 130 }),
  {
    field: 'region',
    header: 'region',
    width: 96,
    value: ({ region_name: name }) => name,
    cell: (row) => <RegionName row={row} />,
  },
  column.text('city', { minWidth: 106 }),
  {
    field: 'mop_service',
    header: 'mop_service',
    width: 92,
    feature,
    value: ({ mop_service: has }) => Number(has),
    cell: (row) => <MopServiceCell row={row} />,
  },
  {
    field: 'mop_status',
    header: 'mop_status',
    width: 124,
    feature,
    sortable: false,
    value: ({ mop_status: takes }) => Number(takes),
    cell: (row) => <MopStatusChip row={row} />,
  },
  {
    field: 'active',
    header: 'active',
    width: 96,
    value: ({ active }) => Number(active),
    cell: (row) => <ActiveChip row={row} />,
  },
];

const names = Object.keys(blankRestaurant);

export const { ListScreen, AddScreen, EditScreen } = recordAdmin<
  typeof restaurantQueries.ListRestaurants,
  typeof restaurantCommands.AddRestaurant,
  RestaurantValues
>({
  path: '/admin/restaurants',
  words: restaurantsTexts,
  calls: {
    list: restaurantQueries.ListRestaurants,
    get: restaurantQueries.GetRestaurant,
    add: restaurantCommands.AddRestaurant,
    update: restaurantCommands.UpdateRestaurant,
    delete: restaurantCommands.DeleteRestaurant,
    restore: restaurantCommands.RestoreRestaurant,
  },
  alsoStale: [restaurantQueries.GetRestaurantLog, sessionQueries.GetSession],
  nameOf: ({ name }) => name,
  titleOf: restaurantLabel,
  pages: { sizes: [10, 50, 100, -1], usual: 50 },
  filters: { names: ['region', 'type', 'active'], Bar: RestaurantFilterBar },
  switchedBy: 'active',
  columns,
  Card: RestaurantCard,
  Beside: ChangeLogPanel,
  blank: blankRestaurant,
  valuesOf,
  Fields: RestaurantFields,
  fieldNames: Object.fromEntries(names.map((name) => [name, name])),
});
