import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useText } from '../../../../app/i18n/use-text';
import { useSession } from '../../../../app/session/session-state';
import { ShelfDrawing } from '../../../../ui/drawings/ShelfDrawing';
import { ExportMenu } from '../../../../ui/export/ExportMenu';
import { Page } from '../../../../ui/Page';
import { RemovalDialog } from '../../../../ui/removal/RemovalDialog';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { ColumnsMenu } from '../../../../ui/table/ColumnsMenu';
import { DataTable } from '../../../../ui/table/DataTable';
import { SavedViews } from '../../../../ui/table/SavedViews';
import { addResourcePath, resourcePath } from '../admin-paths';
import { ManyDrafts } from '../drafts/ManyDrafts';
import { useResourceRemoval } from '../use-resource-removal';
import { BulkStatus } from './BulkStatus';
import { RefusedNote } from './RefusedNote';
import { RemovalButton, ResourceCard, StatusCell } from './ResourceCells';
import { ResourceFilters } from './ResourceFilters';
import { tableMessages } from './table.messages';
import { useExportColumns } from './use-export-columns';
import { useResourceColumns } from './ResourceColumns';
import type { ResourcesUrl } from './use-resource-list';
import { pageSizes, useResourceList, useResourcesUrl } from './use-resource-list';
import { useStatusChange } from './use-status-change';

function NoResources({ isBin }: { isBin: boolean }) {
  const text = useText(tableMessages);
  return (
    <EmptyState
      drawing={<ShelfDrawing />}
      title={text(isBin ? 'emptyBin' : 'emptyTitle')}
      text={text(isBin ? 'emptyBinText' : 'emptyText')}
      action={isBin ? undefined : <AddButton />}
    />
  );
}

function AddButton() {
  const text = useText(tableMessages);
  return (
    <Button
      component={Link}
      to={addResourcePath}
      variant="contained"
      color="primary"
      startIcon={<AddRounded />}
    >
      {text('add')}
    </Button>
  );
}

const AddButtons = () => (
  <>
    <ManyDrafts />
    <AddButton />
  </>
);

/** The bin is a place, not a filter: it is narrowed by whatever else was chosen. */
const isSearched = ({ input, filters }: ResourcesUrl) =>
  Boolean(input.q) || Object.keys(filters).some((name) => name !== 'deleted');

/** All resources for those who keep them: find, publish, edit, delete (R-ARS-01…05). */
export function ResourcesScreen() {
  const text = useText(tableMessages);
  const { user } = useSession();
  const navigate = useNavigate();
  const list = useResourcesUrl();
  const { query, loadAll } = useResourceList(list);
  const status = useStatusChange();
  const removal = useResourceRemoval();
  const isBin = list.filters.deleted === '1';
  const [selected, setSelected] = useState<ReadonlyMap<number, ResourceSummary>>(new Map());
  const { change } = status;
  const onStatus = useCallback(
    (resource: ResourceSummary, wanted: ResourceSummary['status']) => void change([resource], wanted),
    [change],
  );
  const columns = useResourceColumns({ onStatus, removal, isBin });
  const exported = useExportColumns();
  const total = query.data?.total ?? 0;
  const bulk = { rows: query.data?.rows ?? [], total, loadAll, selected, onChange: setSelected };
  return (
    <Page title={text('title')} subtitle={text('subtitle')} width="full" actions={<AddButtons />}>
      <Stack spacing={2}>
        <RefusedNote {...status} />
        <BulkStatus {...bulk} onStatus={(chosen, wanted) => void change(chosen, wanted)}>
          {(selection, bulkBar) => (
            <DataTable
              label={text('list')}
              list={list}
              query={query}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ name }) => name}
              pageSizes={pageSizes}
              selection={isBin ? undefined : selection}
              bulkBar={isBin ? undefined : bulkBar}
              card={(resource) => <ResourceCard resource={resource} />}
              cardActions={(resource) => (
                <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
                  <StatusCell {...{ resource, isBin }} onChoose={onStatus} />
                  <RemovalButton {...{ resource, removal, isBin }} />
                </Stack>
              )}
              onOpen={({ id }) => void navigate(resourcePath(id))}
              empty={<NoResources isBin={isBin} />}
              isNarrowed={isBin ? isSearched(list) : list.isNarrowed}
              toolbar={
                <>
                  <ResourceFilters list={list} />
                  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', ml: { sm: 'auto' } }}>
                    <SavedViews owner={`resources:${user.id}`} />
                    <ColumnsMenu list={list} columns={columns} />
                    <ExportMenu name={text('title')} columns={exported} total={total} load={loadAll} />
                  </Stack>
                </>
              }
            />
          )}
        </BulkStatus>
      </Stack>
      <RemovalDialog removal={removal} />
    </Page>
  );
}
