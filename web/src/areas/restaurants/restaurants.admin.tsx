import { type Restaurant, restaurantCommands, restaurantQueries } from '@portal/contracts/areas/restaurants';
import { sessionQueries } from '@portal/contracts/areas/session';
import { restaurantLabel } from '#core/restaurant-label';
import { recordAdmin } from '#ui/record/RecordAdmin';
import { column, type RecordColumn } from '#ui/record/RecordColumns';
import { ChangeLogPanel } from './ChangeLogPanel';
import { blankRestaurant, type RestaurantValues, valuesOf } from './restaurant-values';
import { RestaurantCard } from './RestaurantCard';
import { ActiveChip, MopServiceCell, MopStatusChip, RegionName } from './RestaurantChips';
import { RestaurantFields } from './RestaurantFields';
import { RestaurantFilterBar } from './RestaurantFilterBar';
import { restaurantsTexts } from './texts';

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

/** Restaurants (R-ARE-01…08). */
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
