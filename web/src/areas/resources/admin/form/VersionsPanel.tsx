import DownloadRounded from '@mui/icons-material/DownloadRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type FileVersion,
  resourceCommands,
  resourceDownloads,
  resourceQueries,
  type VersionDownload,
} from '@portal/contracts/areas/resources';
import { useId, useState } from 'react';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { Panel } from '#ui/Panel';
import { LoadedPart } from '#ui/states/Loaded';
import { useFileSize } from '../../detail/use-file-size';
import { versionTexts } from '../../texts';

/** So many more with every press. */
const step = 20;

function Reader({ download }: { download: VersionDownload }) {
  const text = useText(versionTexts);
  const dates = useDates();
  const { person, restaurant, times, last_at: last } = download;
  const name = person.name === '' ? text('versionSomebody') : person.name;
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
        {restaurant === null ? name : `${name} · ${restaurant.name}`}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary">
        {text('versionTimes', { times, when: dates.time(last) })}
      </Typography>
    </Box>
  );
}

/** Who has a version of the file, the latest first (AMB-36). */
function VersionReadersField({ resourceId, version }: { resourceId: number; version: number }) {
  const text = useText(versionTexts);
  const [size, setSize] = useState(step);
  const readers = useCallList(resourceQueries.ListVersionDownloads, {
    id: resourceId,
    version,
    page: 1,
    size,
  });
  return (
    <LoadedPart query={readers} skeleton={<Skeleton variant="text" />}>
      {({ rows, total }) => (
        <>
          <Box
            component="ul"
            aria-label={text('versionWho', { version })}
            sx={{ m: 0, pl: 1.5, listStyle: 'none', borderLeft: 2, borderColor: 'divider' }}
          >
            {rows.map((download) => (
              <Reader key={`${download.person.id} ${download.last_at}`} download={download} />
            ))}
          </Box>
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

/** Who put a version there; people who were erased have no name any more. */
function usePersonName() {
  const text = useText(versionTexts);
  return ({ id, name }: FileVersion['added_by']) => {
    if (id === 0) return text('versionPortal');
    return name === '' ? text('versionSomebody') : name;
  };
}

/** Offers an earlier file again; taken back by offering the one before. */
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

/** Hands that very file out, whatever is offered now. */
function VersionFile({ resourceId: id, version: { version, filename } }: VersionFileProps) {
  const text = useText(versionTexts);
  return (
    <Button
      size="small"
      variant="text"
      component="a"
      href={`${apiBase}${fillPath(resourceDownloads.OpenFileVersion.path, { id, version })}`}
      download={filename}
      startIcon={<DownloadRounded />}
      aria-label={text('versionFile', { version })}
    >
      {text('versionFileShort')}
    </Button>
  );
}

interface VersionFileProps {
  resourceId: number;
  version: FileVersion;
}

interface VersionLineProps extends VersionFileProps {
  isPending: boolean;
  onRestore: (version: number) => void;
}

function VersionLine({ resourceId, version, isPending, onRestore }: VersionLineProps) {
  const text = useText(versionTexts);
  const dates = useDates();
  const sizeOf = useFileSize();
  const nameOf = usePersonName();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const number = version.version;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
        <Typography
          variant="subtitle2"
          component="div"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {version.filename}
        </Typography>
        {version.current ? (
          <Typography variant="caption" component="div" sx={{ fontWeight: 650, color: 'success.main' }}>
            {text('versionCurrent')}
          </Typography>
        ) : (
          <Button
            size="small"
            variant="text"
            disabled={isPending}
            aria-label={text('versionRestore', { version: number })}
            onClick={() => onRestore(number)}
          >
            {text('versionRestoreShort')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" component="div" color="textSecondary">
        {text('version', { version: number })} · {sizeOf(version.bytes)} ·{' '}
        {text('versionBy', { who: nameOf(version.added_by), when: dates.time(version.added_at) })}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, ml: -1 }}>
        <Button
          size="small"
          variant="text"
          disabled={version.downloads === 0}
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={version.downloads > 0 ? <ExpandMoreRounded /> : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {text('versionDownloads', { count: version.downloads })}
        </Button>
        <VersionFile resourceId={resourceId} version={version} />
      </Stack>
      <div id={id}>{isOpen && <VersionReadersField resourceId={resourceId} version={number} />}</div>
    </Box>
  );
}

/** Every file that the resource has offered: who put it there, who has it, and the way back to it (AMB-36). */
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
          <Box component="ul" aria-label={text('versions')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((version) => (
              <VersionLine
                key={version.version}
                resourceId={resourceId}
                version={version}
                isPending={isPending}
                onRestore={restore}
              />
            ))}
          </Box>
        )}
      </LoadedPart>
    </Panel>
  );
}
