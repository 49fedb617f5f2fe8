import AddRounded from '@mui/icons-material/AddRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Button, IconButton, Stack, Tooltip } from '@mui/material';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import SettingsBackupRestoreRounded from '@mui/icons-material/SettingsBackupRestoreRounded';
import {
  type RestaurantUser,
  restaurantUserCommands,
  restaurantUserQueries,
} from '@portal/contracts/areas/users';
import { Role } from '@portal/contracts/kernel';
import { type ReactElement, Suspense, useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog, useQuestion } from '#ui/dialogs/QuestionDialog';
import { ShelfDrawing } from '#ui/drawings/EmptyDrawings';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { useAddress } from '#ui/list/use-address';
import { Page } from '#ui/Page';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useRecordColumns } from '#ui/record/RecordColumns';
import { EmptyState } from '#ui/states/EmptyState';
import { type Column, DataTable } from '#ui/table/DataTable';
import { SignButtons } from '#ui/table/SignButtons';
import { useTableList } from '#ui/table/use-table-list';
import { useToast } from '#ui/toast/toast-context';
import { useSite } from '#core/session/site';
import { teamTexts, usersTexts } from './texts';
import { UserCard, userColumns, LocationsCell } from './UserColumns';

/** Only restaurants of the signed-in person are named (AMB-76). */
function useOwnLocations() {
  const { restaurants } = useSite();
  return useCallback(
    (locations: readonly number[]): readonly string[] =>
      restaurants.filter(({ id }) => locations.includes(id)).map(({ name }) => name),
    [restaurants],
  );
}

/** AMB-76. */
function OwnLocationsCell({ locations }: { locations: readonly number[] }) {
  const text = useText(usersTexts);
  const own = useOwnLocations()(locations);
  const count = locations.length - own.length;
  return (
    <>
      <LocationsCell names={own} />
      {count > 0 && ` ${text('others', { count })}`}
    </>
  );
}

const EditRestaurantUserDialog = lazyOverlay(() =>
  import('./RestaurantUserForms').then((module) => module.EditRestaurantUserDialog),
);

const filters = ['ended'] as const;

function AddButton() {
  const text = useText(teamTexts);
  return (
    <Button component={Link} to="/users/add" variant="contained" color="primary" startIcon={<AddRounded />}>
      {text('add')}
    </Button>
  );
}

const { EndRestaurantUserAccess, RestoreRestaurantUserAccess } = restaurantUserCommands;
const refresh = [restaurantUserQueries.ListRestaurantUsers, restaurantUserQueries.GetRestaurantUser];

/** X1, AMB-76. */
function useTeamAccess() {
  const text = useText(teamTexts);
  const toast = useToast();
  const ending = useCallCommand(EndRestaurantUserAccess, { refresh });
  const restoring = useCallCommand(RestoreRestaurantUserAccess, { refresh });
  const { send } = restoring;
  const restore = useCallback(
    ({ id, name }: RestaurantUser) =>
      void send({ id }).then(() => toast.done(text('accessRestored', { name })), toast.failed),
    [send, toast, text],
  );
  const question = useQuestion<RestaurantUser>({
    words: {
      title: ({ name }) => text('endTitle', { name }),
      text: ({ shared }) => text(shared === 1 ? 'endTextShared' : 'endText'),
      confirm: () => text('endConfirm'),
    },
    act: ({ id, version }) => ending.send({ id, version }),
    onDone: (row) => toast.done(text('accessEnded', { name: row.name }), () => restore(row)),
  });
  return { question, restore };
}

interface Actions {
  readonly onEdit: (id: number) => void;
  readonly onEnd: (row: RestaurantUser) => void;
  readonly onRestore: (row: RestaurantUser) => void;
}

/** For managers only (AMB-76). */
function ActionButtons({ row, onEdit, onEnd, onRestore }: Actions & { row: RestaurantUser }) {
  const text = useText(teamTexts);
  if (row.type !== Role.Manager) return null;
  const button = (key: 'edit' | 'end' | 'restore', icon: ReactElement, onClick: () => void) => {
    const label = text(key, { name: row.name });
    return (
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={onClick}>
          {icon}
        </IconButton>
      </Tooltip>
    );
  };
  const isFormer = row.locations.length === 0;
  return (
    <SignButtons>
      {!isFormer && button('edit', <EditOutlined />, () => onEdit(row.id))}
      {row.ended === 1
        ? button('restore', <SettingsBackupRestoreRounded />, () => onRestore(row))
        : button('end', <PersonOffOutlined />, () => onEnd(row))}
    </SignButtons>
  );
}

function useColumns(actionsOf: (row: RestaurantUser) => ReactElement) {
  const text = useText(teamTexts);
  const namesOf = useOwnLocations();
  const columns = useMemo(
    () =>
      userColumns<RestaurantUser>({
        value: ({ locations }) => namesOf(locations).join(', '),
        cell: ({ locations }) => <OwnLocationsCell locations={locations} />,
      }),
    [namesOf],
  );
  const { shown, exported } = useRecordColumns(usersTexts, columns);
  const actions = useMemo(
    (): Column<RestaurantUser> => ({
      field: 'actions',
      headerName: text('actions'),
      width: 104,
      sortable: false,
      hideable: false,
      renderCell: ({ row }) => actionsOf(row),
    }),
    [text, actionsOf],
  );
  return { exported, shown: useMemo(() => [...shown, actions], [shown, actions]) };
}

/** R-ACC-07, R-ACC-08, AMB-23. */
export function RestaurantUsersScreen() {
  const text = useText(teamTexts);
  const { search, change } = useAddress();
  const { list, query, pageSizes, load } = useTableList(restaurantUserQueries.ListRestaurantUsers, {
    filters,
  });
  const { question, restore } = useTeamAccess();
  const edit = useCallback((id: number | undefined) => change({ id }), [change]);
  const { ask } = question;
  const actionsOf = useCallback(
    (row: RestaurantUser) => <ActionButtons row={row} onEdit={edit} onEnd={ask} onRestore={restore} />,
    [edit, ask, restore],
  );
  const { shown, exported } = useColumns(actionsOf);
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
        toolbar={
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <FilterChips
              label={text('accessFilter')}
              value={list.filters.ended ?? ''}
              onChange={(value) => list.filter('ended', value)}
              options={[{ value: '1', label: text('ended') }]}
            />
            <SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />
          </Stack>
        }
        card={(row) => (
          <UserCard row={row}>
            <OwnLocationsCell locations={row.locations} />
          </UserCard>
        )}
        cardActions={actionsOf}
        empty={
          <EmptyState
            drawing={<ShelfDrawing />}
            title={text('emptyTitle')}
            text={text('emptyText')}
            action={<AddButton />}
          />
        }
      />
      <QuestionDialog question={question} />
      {editedId > 0 && (
        <Suspense>
          <EditRestaurantUserDialog id={editedId} onClose={() => edit(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
