import {
  needsLocation,
  userAdministrationCommands,
  userQueries,
  type AdministeredUser,
} from '@portal/contracts/areas/users';
import type { Role } from '@portal/contracts/kernel';
import { useDomainCheck } from '#core/use-domain-check';
import { recordAdmin } from '#ui/record/RecordAdmin';
import { column, type RecordColumn } from '#ui/record/RecordColumns';
import { LocationsCell } from './LocationsCell';
import { blankUser, toWire, userValuesOf, type UserValues } from './user-values';
import { UserAccessPanel } from './UserAccessPanel';
import { UserCard } from './UserCard';
import { userColumns } from './UserColumns';
import { UserFields } from './UserFields';
import { UserFilterBar } from './UserFilterBar';
import { usersTexts } from './texts';

/** R-AUS-01. */
const columns: readonly RecordColumn<AdministeredUser>[] = [
  ...userColumns<AdministeredUser>({
    value: ({ restaurants }) => restaurants.join(', '),
    cell: ({ restaurants }) => <LocationsCell names={restaurants} />,
  }),
  column.day('last_seen', { width: 104, sortable: false, yields: true }),
];

/** The address that somebody has already is not asked to change. */
function useCheck({ email, type, locations }: UserValues, row: AdministeredUser | null) {
  const domainOf = useDomainCheck();
  const lacksPlace = type !== '' && needsLocation(Number(type) as Role) && locations.length === 0;
  return {
    ...(email !== row?.email && domainOf(email)),
    ...(lacksPlace && { locations: 'obligatory_field' }),
  };
}

const useInput = () => async (values: UserValues) => toWire(values);

/** People of the market (R-NAV-27, R-AUS-01…10). */
export const { ListScreen, AddScreen, EditScreen } = recordAdmin<
  typeof userQueries.ListUsers,
  typeof userAdministrationCommands.AddUser,
  UserValues
>({
  path: '/admin/users',
  words: usersTexts,
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
  useCheck,
  Fields: UserFields,
  fieldNames: Object.fromEntries(Object.keys(blankUser).map((name) => [name, name])),
});
