import CloseRounded from '@mui/icons-material/CloseRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { Alert, Box, Button, IconButton, List, Skeleton, Stack, Typography } from '@mui/material';
import {
  ResourceCategory,
  type ResourceDetail,
  resourceUploads,
  type FileVersion,
  resourceCommands,
  resourceDownloads,
  resourceQueries,
} from '@portal/contracts/areas/resources';
import { useId, useState } from 'react';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { isCallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallList } from '#core/client/use-call-query';
import { useErrorText } from '#core/client/use-error-text';
import { useDates } from '#core/i18n/dates';
import { useFileSize } from '#core/i18n/file-size';
import { useText } from '#core/i18n/use-text';
import { FieldFrame } from '#ui/fields/Field';
import { Panel } from '#ui/Panel';
import { thumbCrop } from '#ui/pictures/crop/crop-presets';
import { CropField } from '#ui/pictures/crop/CropField';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { LoadedPart } from '#ui/states/Loaded';
import { useToast } from '#ui/toast/toast-context';
import { refusalOf } from '#ui/upload/use-uploads';
import { UploadZone } from '#ui/upload/UploadZone';
import { formTexts, versionTexts } from '../texts';
import type { ResourceDraft } from './resource-values';
import { FieldSlotPanel } from './ResourceFields';
import { useIsUploading } from './resource-saving';

/** Rows per page. */
const step = 20;

interface ReadersProps {
  resourceId: number;
  version: number;
}

/** AMB-36. */
function Readers({ resourceId: id, version }: ReadersProps) {
  const text = useText(versionTexts);
  const dates = useDates();
  const [size, setSize] = useState(step);
  const readers = useCallList(resourceQueries.ListVersionDownloads, { id, version, page: 1, size });
  return (
    <LoadedPart query={readers} skeleton={<Skeleton variant="text" />}>
      {({ rows, total }) => (
        <>
          <List
            disablePadding
            aria-label={text('versionWho', { version })}
            sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider' }}
          >
            {rows.map(({ person, restaurant, times, last_at: last }) => (
              <Box component="li" key={`${person.id} ${last}`} sx={{ py: 0.75 }}>
                <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
                  {[person.name || text('versionSomebody'), restaurant?.name].filter(Boolean).join(' · ')}
                </Typography>
                <Typography variant="caption" component="div" color="textSecondary">
                  {text('versionTimes', { times, when: dates.time(last) })}
                </Typography>
              </Box>
            ))}
          </List>
          {rows.length < total && (
            <Button size="small" variant="text" onClick={() => setSize(size + step)}>
              {text('versionMore')}
            </Button>
          )}
        </>
      )}
    </LoadedPart>
  );
}

const { ListFileVersions, GetResource, ListResources } = resourceQueries;

function useRestoring(resourceId: number, current: number | undefined) {
  const text = useText(versionTexts);
  const toast = useToast();
  const { send, isPending } = useCallCommand(resourceCommands.RestoreFileVersion, {
    refresh: [ListFileVersions, GetResource, ListResources],
  });
  const restore = async (version: number, isUndo = false): Promise<void> => {
    try {
      await send({ id: resourceId, version });
      const undo = isUndo || current === undefined ? undefined : () => void restore(current, true);
      toast.done(text('versionRestored', { version }), undo);
    } catch (error) {
      toast.failed(error);
    }
  };
  return { restore: (version: number) => void restore(version), isPending };
}

interface VersionRowProps {
  resourceId: number;
  version: FileVersion;
  isPending: boolean;
  onRestore: (version: number) => void;
}

function VersionHead({ version: { version, filename, current }, isPending, onRestore }: VersionRowProps) {
  const text = useText(versionTexts);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
      <Typography variant="subtitle2" component="div" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {filename}
      </Typography>
      {current ? (
        <Typography variant="caption" component="div" sx={{ fontWeight: 650, color: 'success.main' }}>
          {text('versionCurrent')}
        </Typography>
      ) : (
        <Button
          size="small"
          variant="text"
          disabled={isPending}
          aria-label={text('versionRestore', { version })}
          onClick={() => onRestore(version)}
        >
          {text('versionRestoreShort')}
        </Button>
      )}
    </Stack>
  );
}

function VersionRow(props: VersionRowProps) {
  const { resourceId, version: file } = props;
  const { version, filename, added_by: by, downloads } = file;
  const text = useText(versionTexts);
  const dates = useDates();
  const sizeOf = useFileSize();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Erased users have no name.
  const who = by.id === 0 ? text('versionPortal') : by.name || text('versionSomebody');
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <VersionHead {...props} />
      <Typography variant="body2" component="div" color="textSecondary">
        {text('version', { version })} · {sizeOf(file.bytes)} ·{' '}
        {text('versionBy', { who, when: dates.time(file.added_at) })}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, ml: -1 }}>
        <Button
          size="small"
          variant="text"
          disabled={downloads === 0}
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={downloads > 0 ? <ExpandMoreRounded /> : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {text('versionDownloads', { count: downloads })}
        </Button>
        <Button
          size="small"
          variant="text"
          component="a"
          href={`${apiBase}${fillPath(resourceDownloads.OpenFileVersion.path, { id: resourceId, version })}`}
          download={filename}
          startIcon={<DownloadRounded />}
          aria-label={text('versionFile', { version })}
        >
          {text('versionFileShort')}
        </Button>
      </Stack>
      <div id={id}>{isOpen && <Readers resourceId={resourceId} version={version} />}</div>
    </Box>
  );
}

/** AMB-36. */
export function VersionsPanel({ resourceId }: { resourceId: number }) {
  const text = useText(versionTexts);
  const versions = useCallList(ListFileVersions, { id: resourceId });
  const current = versions.data?.rows.find((version) => version.current)?.version;
  const { restore, isPending } = useRestoring(resourceId, current);
  return (
    <Panel title={text('versions')}>
      <LoadedPart
        query={versions}
        skeleton={<Skeleton variant="rounded" height={72} />}
        empty={{
          when: ({ rows }) => rows.length === 0,
          show: (
            <Typography variant="body2" color="textSecondary">
              {text('versionsNone')}
            </Typography>
          ),
        }}
      >
        {({ rows }) => (
          <List disablePadding aria-label={text('versions')}>
            {rows.map((version) => (
              <VersionRow
                key={version.version}
                resourceId={resourceId}
                version={version}
                isPending={isPending}
                onRestore={restore}
              />
            ))}
          </List>
        )}
      </LoadedPart>
    </Panel>
  );
}

interface FilesPanelProps {
  form: RecordFormApi<ResourceDraft>;
  resource: ResourceDetail | null;
}

function Awaited({ resource, part }: { resource: ResourceDetail | null; part: 'file' | 'thumb' }) {
  const text = useText(formTexts);
  const isUploading = useIsUploading(resource?.id, part);
  if (resource?.to_come.includes(part) !== true || isUploading) return null;
  return <Alert severity="warning">{text(`awaited.${part}`)}</Alert>;
}

/** 600 × 600 (R-ARS-06, R-ARS-11). */
function ThumbPart({ form, resource }: FilesPanelProps) {
  const { values, field } = form;
  return (
    <Stack spacing={1.5}>
      {values.thumb === null && <Awaited resource={resource} part="thumb" />}
      <FieldSlotPanel name="thumb">
        <CropField
          {...field('thumb')}
          preset={thumbCrop}
          optional={values.category === String(ResourceCategory.BestPractice)}
          current={resource === null || resource.thumb === '' ? undefined : resource.thumb}
        />
      </FieldSlotPanel>
    </Stack>
  );
}

function FileLine({ name, aside, onDrop }: { name: string; aside: string; onDrop?: () => void }) {
  const text = useText(formTexts);
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <DescriptionRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary">
          {aside}
        </Typography>
      </Box>
      {onDrop !== undefined && (
        <IconButton size="small" aria-label={text('fileDrop', { file: name })} onClick={onDrop}>
          <CloseRounded />
        </IconButton>
      )}
    </Stack>
  );
}

/** Refused at once where the server would refuse it. */
function useChosenFile({ set }: Pick<FilesPanelProps['form'], 'set'>) {
  const explain = useErrorText();
  const [refusal, setRefusal] = useState<unknown>(undefined);
  const take = ([first]: readonly File[]) => {
    if (first === undefined) return;
    const problem = refusalOf(first, resourceUploads.UploadResourceFile);
    setRefusal(problem);
    set('file', problem === undefined ? first : null);
  };
  return { take, error: isCallError(refusal) ? explain(refusal).text : undefined };
}

function FilePart({ form, resource }: FilesPanelProps) {
  const text = useText(formTexts);
  const id = useId();
  const { file } = form.values;
  const { take, error } = useChosenFile(form);
  const hasFile = resource !== null && resource.file !== '';
  const sizeOf = useFileSize();
  return (
    <Stack spacing={1.5}>
      {file === null && <Awaited resource={resource} part="file" />}
      <FieldSlotPanel name="file">
        <FieldFrame id={id} label={text('file')} optional error={error}>
          {hasFile && (
            <Box sx={{ pb: 1 }}>
              <FileLine name={resource.file} aside={sizeOf(resource.file_bytes)} />
            </Box>
          )}
          {!hasFile && file === null && (
            <Typography variant="body2" color="textSecondary">
              {text('fileNone')}
            </Typography>
          )}
          <UploadZone
            id={id}
            contract={resourceUploads.UploadResourceFile}
            max={1}
            onFiles={take}
            isInvalid={error !== undefined}
          />
        </FieldFrame>
      </FieldSlotPanel>
      {file !== null && (
        <FileLine
          name={file.name}
          aside={text(hasFile ? 'fileReplace' : 'fileChosen')}
          onDrop={() => form.set('file', null)}
        />
      )}
    </Stack>
  );
}

export function FilesPanel(props: FilesPanelProps) {
  const text = useText(formTexts);
  return (
    <Panel title={text('files')}>
      <Stack spacing={3}>
        <ThumbPart {...props} />
        <FilePart {...props} />
      </Stack>
    </Panel>
  );
}
