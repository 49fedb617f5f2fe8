import {
  userAdministrationCommands,
  userQueries,
  type AdministeredUser,
} from '@portal/contracts/areas/users';
import { recordAdmin } from '#ui/record/RecordAdmin';
import { column, type RecordColumn } from '#ui/record/RecordColumns';
import { ActiveChip } from './ActiveChip';
import { LocationsCell } from './LocationsCell';
import { RoleCell } from './RoleCell';
import { blankUser, toWire, userValuesOf, type UserValues } from './user-values';
import { UserAccessPanel } from './UserAccessPanel';
import { UserCard } from './UserCard';
import { UserFields } from './UserFields';
import { UserFilterBar } from './UserFilterBar';
import { usersMessages } from './users.messages';

/** R-AUS-01. */
const columns: readonly RecordColumn<AdministeredUser>[] = [
  column.text('name', { hideable: false, flex: 1.2 }),
  column.text('email', { flex: 1.8, minWidth: 248 }),
  {
    ...{ field: 'phone', header: 'phone', width: 136, sortable: false },
    value: ({ phone }) => phone || '–',
  },
  {
    ...{ field: 'type', header: 'type', width: 132 },
    value: ({ type }, _dates, text) => text(`role${type}`),
    cell: ({ type }) => <RoleCell role={type} />,
  },
  {
    ...{ field: 'locations', header: 'locations', flex: 1.6, minWidth: 164, sortable: false },
    value: ({ restaurants }) => restaurants.join(', '),
    cell: ({ restaurants }) => <LocationsCell names={restaurants} />,
  },
  {
    ...{ field: 'active', header: 'active', width: 116, keeps: true },
    value: ({ active }, _dates, text) => text(active === 1 ? 'isActive' : 'isInactive'),
    cell: ({ active }) => <ActiveChip active={active} />,
  },
  column.time('last_seen', { sortable: false }),
];

const useInput = () => async (values: UserValues) => toWire(values);

/** People of the market (R-NAV-27, R-AUS-01…10). */
export const { ListScreen, AddScreen, EditScreen } = recordAdmin<
  typeof userQueries.ListUsers,
  typeof userAdministrationCommands.AddUser,
  UserValues
>({
  path: '/admin/users',
  words: usersMessages,
  calls: {
    list: userQueries.ListUsers,
    get: userQueries.GetUser,
    add: userAdministrationCommands.AddUser,
    update: userAdministrationCommands.UpdateUser,
    delete: userAdministrationCommands.DeleteUser,
    restore: userAdministrationCommands.RestoreUser,
  },
  nameOf: ({ name }) => name,
  titleOf: ({ name }) => name,
  pages: { sizes: [10, 20, 30, -1], usual: 20 },
  filters: { names: ['type', 'restaurant', 'active'], Bar: UserFilterBar },
  switchedBy: 'active',
  columns,
  Card: ({ row }) => (
    <UserCard row={row}>
      <LocationsCell names={row.restaurants} />
    </UserCard>
  ),
  Beside: UserAccessPanel,
  failsInDialog: true,
  blank: blankUser,
  valuesOf: userValuesOf,
  useInput,
  Fields: UserFields,
  fieldNames: Object.fromEntries(Object.keys(blankUser).map((name) => [name, name])),
});
