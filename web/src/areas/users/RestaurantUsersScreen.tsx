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
import { EmptyState } from '#ui/states/EmptyState';
import type { Column } from '#ui/table/DataTable';
import { DataTable } from '#ui/table/DataTable';
import { TwoLines } from '#ui/table/TwoLines';
import { useTableList } from '#ui/table/use-table-list';
import { ActiveChip } from './ActiveChip';
import { OwnLocationsCell } from './OwnLocationsCell';
import { RoleCell } from './RoleCell';
import { teamMessages } from './team.messages';
import { UserCard } from './UserCard';
import { useTeamExport } from './use-team-export';

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
    <IconButton size="small" aria-label={text('edit', { name: row.name })} onClick={() => onEdit(row.id)}>
      <EditOutlined />
    </IconButton>
  );
}

function useColumns(onEdit: (id: number) => void): readonly Column<UserRecord>[] {
  const text = useText(teamMessages);
  return useMemo(
    () => [
      {
        ...{ field: 'name', headerName: text('name'), flex: 1.4, minWidth: 140, hideable: false },
        renderCell: ({ row }) => <TwoLines>{row.name}</TwoLines>,
      },
      {
        ...{ field: 'email', headerName: text('email'), flex: 1.6, minWidth: 200 },
        renderCell: ({ row }) => <TwoLines>{row.email}</TwoLines>,
      },
      {
        ...{ field: 'phone', headerName: text('phone'), width: 136, sortable: false },
        renderCell: ({ row }) => row.phone || '–',
      },
      {
        ...{ field: 'type', headerName: text('type'), width: 140 },
        renderCell: ({ row }) => <RoleCell role={row.type} />,
      },
      {
        ...{ field: 'locations', headerName: text('locations'), flex: 1.6, minWidth: 180, sortable: false },
        renderCell: ({ row }) => <OwnLocationsCell locations={row.locations} />,
      },
      {
        ...{ field: 'active', headerName: text('active'), width: 124 },
        renderCell: ({ row }) => <ActiveChip active={row.active} />,
      },
      {
        ...{ field: 'actions', headerName: text('actions'), width: 80, sortable: false, hideable: false },
        renderCell: ({ row }) => <EditButton row={row} onEdit={onEdit} />,
      },
    ],
    [text, onEdit],
  );
}

/** The people of a franchisee's restaurants; one is edited in the list itself (R-ACC-07, R-ACC-08, AMB-23). */
export function RestaurantUsersScreen() {
  const text = useText(teamMessages);
  const { search, change } = useAddress();
  const { list, query, pageSizes, load } = useTableList(restaurantUserQueries.ListRestaurantUsers);
  const edit = useCallback((id: number | undefined) => change({ id }), [change]);
  const columns = useColumns(edit);
  const exported = useTeamExport();
  const editedId = Number(search.get('id') ?? 0);
  return (
    <Page title={text('title')} subtitle={text('subtitle')} width="full" actions={<AddButton />}>
      <DataTable
        name="/users"
        label={text('title')}
        list={list}
        query={query}
        columns={columns}
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
