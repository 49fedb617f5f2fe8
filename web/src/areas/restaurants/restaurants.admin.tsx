import { type Restaurant, restaurantCommands, restaurantQueries } from '@portal/contracts/areas/restaurants';
import { sessionQueries } from '@portal/contracts/areas/session';
import { Stack, Typography } from '@mui/material';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
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
import {
  blankRestaurant,
  deliveries,
  RestaurantFields,
  type RestaurantValues,
  useLookups,
  valuesOf,
} from './RestaurantFields';
import { restaurantsTexts } from './texts';

function useTextOf() {
  const text = useText(restaurantsTexts);
  const { types, regions, provinces } = useLookups();
  const options: Readonly<Record<string, typeof types>> = {
    type: types,
    region: regions,
    province_id: provinces,
    delivery: deliveries.map((value) => ({ value, label: text(`delivery.${value}`) })),
  };
  return (field: string, value: unknown) => options[field]?.find((option) => option.value === value)?.label;
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
  /** R-ARE-06. */
  history: { record: 'restaurant', useTextOf, isBeside: true },
  blank: blankRestaurant,
  valuesOf,
  Fields: RestaurantFields,
  fieldNames: Object.fromEntries(names.map((name) => [name, name])),
});
