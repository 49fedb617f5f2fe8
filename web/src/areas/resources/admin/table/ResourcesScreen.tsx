import { Alert, AlertTitle, Box, Button, Stack } from '@mui/material';
import { type ResourceSummary, ResourceStatus } from '@portal/contracts/areas/resources';
import { useCallback, Suspense, useState, useMemo, useEffect, useEffectEvent } from 'react';
import LibraryAddRounded from '@mui/icons-material/LibraryAddRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import { useText } from '#core/i18n/use-text';
import { ResourceHeartSlots } from '#ui/slots/Slots';
import { ShelfDrawing } from '#ui/drawings/EmptyDrawings';
import { Page } from '#ui/Page';
import { RecordAddButton } from '#ui/record/RecordActions';
import { useRecordRemoval } from '#ui/record/use-record-removal';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { EmptyState } from '#ui/states/EmptyState';
import { DataTable } from '#ui/table/DataTable';
import { useSelectedRows, type SelectedRows } from '#ui/table/use-selected-rows';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useErrorText } from '#core/client/use-error-text';
import { BulkBar } from '#ui/table/SelectionBar';
import { useDates } from '#core/i18n/dates';
import type { ExportColumn } from '#ui/export/export-columns';
import { uploadTexts } from '#ui/texts';
import { resourcePath, useFormatNames } from '../../resources';
import { resourceRecord } from '../resource-record';
import { tableTexts, draftsTexts } from '../../texts';
import { useSectionNames } from '../../catalogue';
import { useDrafts } from '../file-drafts';
import { RemovalButton, ResourceCard, StatusCell, useResourceColumns } from './ResourceColumns';
import { ResourceFilters } from './ResourceFilters';
import {
  pageSizes,
  type ResourcesUrl,
  useLastDayChange,
  useResourceList,
  useStatusChange,
  type Refused,
  type StatusChange,
} from './resources-table';

const bringsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/** A zone on the page has taken it already. */
const isTaken = ({ target }: DragEvent) =>
  target instanceof Element && target.closest('[data-takes-files]') !== null;

/** @returns whether files are over the page */
function useFilesOverPage(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!bringsFiles(event) || isTaken(event)) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Left for another window: only then is there no element that it goes to.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const dropped = (event: DragEvent) => drop(event);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', dropped);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', dropped);
    };
  }, []);
  return isOver;
}

/** Without it, a file dropped beside a zone replaces the page. */
export function DropAnywhereOverlay({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const text = useText(uploadTexts);
  const isOver = useFilesOverPage(onFiles);
  if (!isOver) return null;
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        position: 'fixed',
        inset: 12,
        zIndex: theme.zIndex.modal + 1,
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        borderRadius: '1rem',
        border: `${theme.spacing(0.375)} dashed ${theme.vars.palette.primary.main}`,
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 82%, transparent)`,
        color: theme.vars.palette.primary.main,
        ...theme.typography.h5,
      })}
    >
      {text('dropAnywhere')}
    </Box>
  );
}

function useExportColumns(): readonly ExportColumn<ResourceSummary>[] {
  const text = useText(tableTexts);
  const dates = useDates();
  const sectionsOf = useSectionNames();
  const formatOf = useFormatNames();
  return useMemo(
    () => [
      { header: 'ID', value: ({ id }) => id, width: 8 },
      { header: text('name'), value: ({ name }) => name, width: 44 },
      { header: text('reference'), value: ({ reference }) => reference },
      { header: text('category'), value: ({ category }) => text(`category.${category}`) },
      { header: text('sections'), value: ({ sections }) => sectionsOf(sections), width: 40 },
      { header: text('format'), value: ({ type }) => formatOf(type) },
      { header: text('language'), value: ({ lang }) => lang.name },
      { header: text('status'), value: ({ status }) => text(`status.${status}`) },
      { header: text('publishedFrom'), value: ({ published_from: day }) => day && dates.day(day) },
      { header: text('validUntil'), value: ({ valid_until: day }) => day && dates.day(day) },
      { header: text('updated'), value: ({ update_date }) => dates.time(update_date) },
      { header: text('downloads'), value: ({ downloads }) => downloads, width: 12 },
    ],
    [text, dates, sectionsOf, formatOf],
  );
}

interface BulkMenuProps {
  selection: SelectedRows<ResourceSummary>;
  total: number;
  loadAll: () => Promise<readonly ResourceSummary[]>;
  onStatus: (resources: readonly ResourceSummary[], status: ResourceStatus) => void;
  onLastDay: (resources: readonly ResourceSummary[], day: string | null) => Promise<void>;
}

/** R-ARS-03. */
function BulkMenu({ selection, total, loadAll, onStatus, onLastDay }: BulkMenuProps) {
  const text = useText(tableTexts);
  const [isDating, setDating] = useState(false);
  const set = (status: ResourceStatus) => {
    onStatus(selection.rows, status);
    selection.clear();
  };
  return (
    <BulkBar selection={selection} total={total} onSelectAll={async () => selection.choose(await loadAll())}>
      <Button size="small" startIcon={<CheckCircleRounded />} onClick={() => set(ResourceStatus.Published)}>
        {text('activate')}
      </Button>
      <Button size="small" startIcon={<VisibilityOffRounded />} onClick={() => set(ResourceStatus.Inactive)}>
        {text('deactivate')}
      </Button>
      <Button size="small" startIcon={<EventRounded />} onClick={() => setDating(true)}>
        {text('validUntil')}
      </Button>
      <Suspense>
        {isDating && (
          <LastDayDialog
            resources={selection.rows}
            onSave={onLastDay}
            onSaved={selection.clear}
            onClose={() => setDating(false)}
          />
        )}
      </Suspense>
    </BulkBar>
  );
}

function RefusedLine({ refused }: { refused: Refused }) {
  const text = useText(tableTexts);
  const explain = useErrorText();
  const names = refused.names.join(', ');
  if (refused.error === undefined) return <div>{text('refusedGone', { names })}</div>;
  const { text: error, code } = explain(refused.error);
  return <div>{text('refusedError', { error, code, names })}</div>;
}

/** R-ERR-17. */
function RefusedNotice({ refused, setRefused }: Pick<StatusChange, 'refused' | 'setRefused'>) {
  const text = useText(tableTexts);
  if (refused.length === 0) return null;
  const count = refused.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <Alert
      severity="warning"
      onClose={() => setRefused([])}
      slotProps={{ closeButton: { 'aria-label': text('close') } }}
    >
      <AlertTitle>{text('refusedTitle', { count })}</AlertTitle>
      {refused.map((one) => (
        <RefusedLine key={one.names.join()} refused={one} />
      ))}
    </Alert>
  );
}

const LastDayDialog = lazyOverlay(() => import('./LastDayDialog').then((module) => module.LastDayDialog));
const DraftsDialog = lazyOverlay(() => import('../DraftsDialog').then((module) => module.DraftsDialog));

/** R-ARS-07, R-ARS-16. */
function ManyDraftsDialog() {
  const text = useText(draftsTexts);
  const drafts = useDrafts();
  const [isOpen, setOpen] = useState(false);
  const take = (files: readonly File[]) => {
    drafts.take(files);
    setOpen(true);
  };
  const close = () => {
    drafts.clear();
    setOpen(false);
  };
  return (
    <>
      <Button startIcon={<LibraryAddRounded />} onClick={() => setOpen(true)}>
        {text('open')}
      </Button>
      <DropAnywhereOverlay onFiles={take} />
      <Suspense>{isOpen && <DraftsDialog drafts={drafts} onClose={close} />}</Suspense>
    </>
  );
}

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

/** The bin is not a filter. */
const isSearched = ({ input, filters }: ResourcesUrl) =>
  Boolean(input.q) || Object.keys(filters).some((name) => name !== 'deleted');

/** R-ARS-01…05. */
export function ResourcesScreen() {
  const text = useText(tableTexts);
  const { list, query, load: loadAll } = useResourceList();
  const status = useStatusChange();
  const changeLastDay = useLastDayChange(status);
  const removal = useRecordRemoval(resourceRecord);
  const isBin = list.filters.deleted === '1';
  // Of all pages and filters, until an action.
  const selection = useSelectedRows({ rows: query.data?.rows ?? noResources, rowId, view: '' });
  const { change } = status;
  const onStatus = useCallback(
    (resource: ResourceSummary, requested: ResourceSummary['status']) => void change([resource], requested),
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
            !isBin && (
              <BulkMenu
                {...bulk}
                onStatus={(chosen, requested) => void change(chosen, requested)}
                onLastDay={changeLastDay}
              />
            )
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
