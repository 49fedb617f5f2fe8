import Stack from '@mui/material/Stack';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { useCallback } from 'react';
import { useText } from '#core/i18n/use-text';
import { ResourceHeartSlots } from '#ui/slots/ResourceSlots';
import { ShelfDrawing } from '#ui/drawings/ShelfDrawing';
import { Page } from '#ui/Page';
import { RecordAddButton } from '#ui/record/RecordActions';
import { useRecordRemoval } from '#ui/record/use-record-removal';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { EmptyState } from '#ui/states/EmptyState';
import { DataTable } from '#ui/table/DataTable';
import { useSelectedRows } from '#ui/table/use-selected-rows';
import { resourcePath } from '../admin-paths';
import { ManyDraftsDialog } from '../drafts/ManyDraftsDialog';
import { resourceRecord } from '../resource-record';
import { BulkStatusMenu } from './BulkStatusMenu';
import { RefusedNotice } from './RefusedNotice';
import { RemovalButton, ResourceCard, StatusCell } from './ResourceCells';
import { ResourceFilters } from './ResourceFilters';
import { tableTexts } from '../../texts';
import { useExportColumns } from './use-export-columns';
import { useResourceColumns } from './ResourceColumns';
import { pageSizes, type ResourcesUrl, useResourceList } from './use-resource-list';
import { useStatusChange } from './use-status-change';

function NoResources({ isBin }: { isBin: boolean }) {
  const text = useText(tableTexts);
  return (
    <EmptyState
      drawing={<ShelfDrawing />}
      title={text(isBin ? 'emptyBin' : 'emptyTitle')}
      text={text(isBin ? 'emptyBinText' : 'emptyText')}
      action={isBin ? undefined : <RecordAddButton {...resourceRecord} />}
    />
  );
}

const AddButtons = () => (
  <>
    <ManyDraftsDialog />
    <RecordAddButton {...resourceRecord} />
  </>
);

const noResources: readonly ResourceSummary[] = [];
const rowId = ({ id }: ResourceSummary) => id;

/** The bin is a place, not a filter: it is narrowed by whatever else was chosen. */
const isSearched = ({ input, filters }: ResourcesUrl) =>
  Boolean(input.q) || Object.keys(filters).some((name) => name !== 'deleted');

/** All resources for those who keep them: find, publish, edit, delete (R-ARS-01…05). */
export function ResourcesScreen() {
  const text = useText(tableTexts);
  const { list, query, load: loadAll } = useResourceList();
  const status = useStatusChange();
  const removal = useRecordRemoval(resourceRecord);
  const isBin = list.filters.deleted === '1';
  // Of all pages and filters: what was chosen stays until something was done with it.
  const selection = useSelectedRows({ rows: query.data?.rows ?? noResources, rowId, view: '' });
  const { change } = status;
  const onStatus = useCallback(
    (resource: ResourceSummary, wanted: ResourceSummary['status']) => void change([resource], wanted),
    [change],
  );
  const columns = useResourceColumns({ onStatus, removal, isBin });
  const exported = useExportColumns();
  const bulk = { selection, total: query.data?.total ?? 0, loadAll };
  return (
    <Page title={text('title')} subtitle={text('subtitle')} width="full" actions={<AddButtons />}>
      <Stack spacing={2}>
        <RefusedNotice {...status} />
        <DataTable
          name="resources"
          label={text('list')}
          list={list}
          query={query}
          columns={columns}
          exported={{ fileName: text('title'), columns: exported, load: loadAll }}
          rowId={rowId}
          rowName={({ name }) => name}
          pageSizes={pageSizes}
          selection={isBin ? undefined : selection}
          bulkBar={
            !isBin && <BulkStatusMenu {...bulk} onStatus={(chosen, wanted) => void change(chosen, wanted)} />
          }
          card={(resource) => <ResourceCard resource={resource} />}
          cardActions={(resource) => (
            <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
              <StatusCell resource={resource} isBin={isBin} onChoose={onStatus} />
              <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
                {!isBin && <ResourceHeartSlots resource={resource} />}
                <RemovalButton resource={resource} removal={removal} isBin={isBin} />
              </Stack>
            </Stack>
          )}
          linkTo={({ id }) => resourcePath(id)}
          empty={<NoResources isBin={isBin} />}
          isNarrowed={isBin ? isSearched(list) : list.isNarrowed}
          toolbar={<ResourceFilters list={list} />}
        />
      </Stack>
      <QuestionDialog question={removal} />
    </Page>
  );
}
