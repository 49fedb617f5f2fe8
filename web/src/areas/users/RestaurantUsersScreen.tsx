import AddRounded from '@mui/icons-material/AddRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { restaurantUserQueries, type UserRecord } from '@portal/contracts/areas/users';
import { Role } from '@portal/contracts/kernel';
import { Suspense, useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#app/i18n/use-text';
import { ShelfDrawing } from '#ui/drawings/ShelfDrawing';
import { SearchField } from '#ui/list/SearchField';
import { useAddress } from '#ui/list/use-address';
import { Page } from '#ui/Page';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useRecordColumns } from '#ui/record/RecordColumns';
import { EmptyState } from '#ui/states/EmptyState';
import type { Column } from '#ui/table/DataTable';
import { DataTable } from '#ui/table/DataTable';
import { SignButtons } from '#ui/table/SignButtons';
import { useTableList } from '#ui/table/use-table-list';
import { OwnLocationsCell } from './OwnLocationsCell';
import { teamMessages } from './team.messages';
import { UserCard } from './UserCard';
import { userColumns } from './UserColumns';
import { useOwnLocations } from './use-own-locations';
import { usersMessages } from './users.messages';

const EditRestaurantUserDialog = lazyOverlay(() =>
  import('./EditRestaurantUserDialog').then((module) => module.EditRestaurantUserDialog),
);

function AddButton() {
  const text = useText(teamMessages);
  return (
    <Button component={Link} to="/users/add" variant="contained" color="primary" startIcon={<AddRounded />}>
      {text('add')}
    </Button>
  );
}

/** Opens the form of a manager; of others there is nothing to change (AMB-76). */
function EditButton({ row, onEdit }: { row: UserRecord; onEdit: (id: number) => void }) {
  const text = useText(teamMessages);
  if (row.type !== Role.Manager) return null;
  return (
    <SignButtons>
      <IconButton size="small" aria-label={text('edit', { name: row.name })} onClick={() => onEdit(row.id)}>
        <EditOutlined />
      </IconButton>
    </SignButtons>
  );
}

function useColumns(onEdit: (id: number) => void) {
  const text = useText(teamMessages);
  const namesOf = useOwnLocations();
  const columns = useMemo(
    () =>
      userColumns<UserRecord>({
        value: ({ locations }) => namesOf(locations).join(', '),
        cell: ({ locations }) => <OwnLocationsCell locations={locations} />,
      }),
    [namesOf],
  );
  const { shown, exported } = useRecordColumns(usersMessages, columns);
  const actions = useMemo(
    (): Column<UserRecord> => ({
      ...{ field: 'actions', headerName: text('actions'), width: 80, sortable: false, hideable: false },
      renderCell: ({ row }) => <EditButton row={row} onEdit={onEdit} />,
    }),
    [text, onEdit],
  );
  return { exported, shown: useMemo(() => [...shown, actions], [shown, actions]) };
}

/** The people of a franchisee's restaurants; one is edited in the list itself (R-ACC-07, R-ACC-08, AMB-23). */
export function RestaurantUsersScreen() {
  const text = useText(teamMessages);
  const { search, change } = useAddress();
  const { list, query, pageSizes, load } = useTableList(restaurantUserQueries.ListRestaurantUsers);
  const edit = useCallback((id: number | undefined) => change({ id }), [change]);
  const { shown, exported } = useColumns(edit);
  const editedId = Number(search.get('id') ?? 0);
  return (
    <Page title={text('title')} subtitle={text('subtitle')} actions={<AddButton />}>
      <DataTable
        name="/users"
        label={text('title')}
        list={list}
        query={query}
        columns={shown}
        exported={{ columns: exported, load }}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        pageSizes={pageSizes}
        toolbar={<SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />}
        card={(row) => (
          <UserCard row={row}>
            <OwnLocationsCell locations={row.locations} />
          </UserCard>
        )}
        cardActions={(row) => <EditButton row={row} onEdit={edit} />}
        empty={
          <EmptyState
            drawing={<ShelfDrawing />}
            title={text('emptyTitle')}
            text={text('emptyText')}
            action={<AddButton />}
          />
        }
      />
      {editedId > 0 && (
        <Suspense>
          <EditRestaurantUserDialog id={editedId} onClose={() => edit(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
