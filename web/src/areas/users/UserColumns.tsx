import type { UserRecord } from '@portal/contracts/areas/users';
import { column, type RecordColumn } from '#ui/record/RecordColumns';
import { ActiveChip } from './ActiveChip';
import { RoleCell } from './RoleCell';

type LocationsColumn<Row> = Required<Pick<RecordColumn<Row>, 'value' | 'cell'>>;

/**
 * The columns of lists of people, with words of `usersMessages`.
 * @param locations how the list names a person's restaurants
 */
export const userColumns = <Row extends UserRecord>(
  locations: LocationsColumn<Row>,
): readonly RecordColumn<Row>[] => [
  column.text('name', { hideable: false, flex: 1.2, minWidth: 126 }),
  column.text('email', { flex: 1.8, minWidth: 190 }),
  {
    field: 'phone',
    header: 'phone',
    width: 124,
    sortable: false,
    value: ({ phone }) => phone || '–',
  },
  {
    field: 'type',
    header: 'type',
    width: 104,
    value: ({ type }, _dates, text) => text(`role${type}`),
    cell: ({ type }) => <RoleCell role={type} />,
  },
  {
    field: 'locations',
    header: 'locations',
    flex: 1.6,
    minWidth: 96,
    sortable: false,
    ...locations,
  },
  {
    field: 'active',
    header: 'active',
    width: 94,
    value: ({ active }, _dates, text) => text(active === 1 ? 'isActive' : 'isInactive'),
    cell: ({ active }) => <ActiveChip active={active} />,
  },
];
