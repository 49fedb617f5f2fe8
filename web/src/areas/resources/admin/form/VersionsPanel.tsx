import DownloadRounded from '@mui/icons-material/DownloadRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import {
  type FileVersion,
  resourceCommands,
  resourceDownloads,
  resourceQueries,
} from '@portal/contracts/areas/resources';
import { useId, useState } from 'react';
import { fillPath } from '#core/client/build-request';
import { apiBase } from '#core/client/call-client';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { Panel } from '#ui/Panel';
import { LoadedPart } from '#ui/states/LoadedPart';
import { useFileSize } from '../../detail/use-file-size';
import { versionTexts } from '../../texts';
import { VersionReadersField } from './VersionReadersField';

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
        <Box sx={{ flex: 1, minWidth: 0, typography: 'subtitle2', overflowWrap: 'anywhere' }}>
          {version.filename}
        </Box>
        {version.current ? (
          <Box sx={{ typography: 'caption', fontWeight: 650, color: 'success.main' }}>
            {text('versionCurrent')}
          </Box>
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
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {text('version', { version: number })} · {sizeOf(version.bytes)} ·{' '}
        {text('versionBy', { who: nameOf(version.added_by), when: dates.time(version.added_at) })}
      </Box>
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
          show: <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{text('versionsNone')}</Box>,
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
