import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import AddCircleRounded from '@mui/icons-material/AddCircleRounded';
import ChangeCircleRounded from '@mui/icons-material/ChangeCircleRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DragHandleRounded from '@mui/icons-material/DragHandleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import InsertDriveFileRounded from '@mui/icons-material/InsertDriveFileRounded';
import RemoveCircleRounded from '@mui/icons-material/RemoveCircleRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import {
  type DifferenceCounts,
  type DifferenceMark,
  importDownloads,
  importQueries,
  type ImportRecord,
  type ImportStatus,
  isDiscardable,
  importFileDays,
} from '@portal/contracts/areas/imports';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { motion } from '#core/theme/tokens';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { statusTones, StatusChip } from '#ui/StatusChip';
import { DifferenceTable, ProblemsTable } from './DifferenceTable';
import { useKindNames } from './imports';
import { differenceTexts, importsTexts } from './texts';

export type DiscardableImport = Pick<ImportRecord, 'id' | 'filename'>;

interface DiscardButtonProps {
  found: DiscardableImport;
  onDiscard: (found: DiscardableImport) => void;
}

export function DiscardButton({ found, onDiscard }: DiscardButtonProps) {
  const text = useText(importsTexts);
  return (
    <Button
      size="small"
      startIcon={<DeleteOutlineRounded />}
      aria-label={text('discardNamed', { name: found.filename })}
      onClick={() => onDiscard(found)}
    >
      {text('discard')}
    </Button>
  );
}

const statusLooks = {
  refused: { icon: ErrorRounded, tone: statusTones.wrong },
  ready: { icon: HourglassTopRounded, tone: statusTones.waiting },
  unchanged: { icon: DragHandleRounded, tone: statusTones.over },
  confirmed: { icon: CheckCircleRounded, tone: statusTones.done },
  undone: { icon: UndoRounded, tone: statusTones.cancelled },
  discarded: { icon: DeleteOutlineRounded, tone: statusTones.over },
  expired: { icon: AccessTimeRounded, tone: statusTones.over },
} as const;

export function ImportStatusChip({ status }: { status: ImportStatus }) {
  const text = useText(importsTexts);
  return <StatusChip {...statusLooks[status]} label={text(`status.${status}`)} />;
}

export const rowFilters = ['wrong', 'new', 'changed', 'gone', 'same'] as const;
type RowFilter = 'wrong' | DifferenceMark;
type RowCounts = Readonly<Record<RowFilter, number>>;

export const rowCounts = (counts: DifferenceCounts, problems: number): RowCounts => ({
  ...counts,
  wrong: problems,
});

/** By their weight in the decision. */
const byWeight: readonly RowFilter[] = ['wrong', 'changed', 'new', 'gone', 'same'];

/** The filter until one is chosen; `same` in a file without rows. */
export const firstFilter = (counts: RowCounts): RowFilter =>
  byWeight.find((filter) => counts[filter] > 0) ?? 'same';

const filterLooks = {
  wrong: { icon: ErrorRounded, color: 'error.main' },
  new: { icon: AddCircleRounded, color: 'success.main' },
  changed: { icon: ChangeCircleRounded, color: 'info.main' },
  gone: { icon: RemoveCircleRounded, color: 'warning.main' },
  same: { icon: DragHandleRounded, color: 'text.secondary' },
} as const;

interface CountTileProps {
  name: string;
  label: string;
  filter: RowFilter;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
}

function CountTile({ name, label, filter, count, isChosen, onChoose }: CountTileProps) {
  const { formatNumber } = useIntl();
  const { icon: Icon, color } = filterLooks[filter];
  const isEmpty = count === 0;
  return (
    <Box
      component="label"
      sx={[
        {
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'center',
          columnGap: 1,
          px: 1.5,
          py: 1.25,
          borderRadius: 1,
          border: 'thin solid',
          borderColor: 'divider',
          color: isEmpty ? 'text.secondary' : color,
          bgcolor: isEmpty ? 'transparent' : 'background.paper',
          cursor: isEmpty ? 'default' : 'pointer',
          transition: `background-color ${motion.quick}ms`,
          '&:hover': { borderColor: isEmpty ? 'divider' : 'text.primary' },
          '& > input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
          '&:has(:focus-visible)': {
            outline: '0.1875rem solid',
            outlineColor: 'primary.main',
            outlineOffset: 2,
          },
        },
        isChosen && {
          '&, &:hover': { borderColor: 'currentColor' },
          boxShadow: 'inset 0 0 0 0.0625rem currentColor',
          bgcolor: 'color-mix(in srgb, currentColor 8%, transparent)',
        },
      ]}
    >
      <input type="radio" name={name} disabled={isEmpty} checked={isChosen} onChange={onChoose} />
      <Icon aria-hidden fontSize="small" />
      <Typography
        variant="h3"
        component="span"
        color={isEmpty ? undefined : 'textPrimary'}
        sx={{ lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
      >
        {formatNumber(count)}
      </Typography>
      <Typography
        variant="body2"
        component="span"
        color="textSecondary"
        sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}
      >
        {label}
      </Typography>
    </Box>
  );
}

interface CountsFilterProps {
  counts: RowCounts;
  value: RowFilter;
  onChange: (filter: RowFilter) => void;
}

function CountsFilter({ counts, value, onChange }: CountsFilterProps) {
  const text = useText(importsTexts);
  const label = useText(differenceTexts)('tiles');
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
        // The first tile, for mistakes, fills a row of a phone.
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      {rowFilters.map((filter) => (
        <CountTile
          key={filter}
          name={name}
          label={text(`mark.${filter}`)}
          filter={filter}
          count={counts[filter]}
          isChosen={filter === value}
          onChoose={() => onChange(filter)}
        />
      ))}
    </Box>
  );
}

function LastAct({ found }: { found: ImportRecord }) {
  const text = useText(differenceTexts);
  const dates = useDates();
  if (found.status === 'discarded' && found.discarded_date !== null)
    return text('discardedBy', { who: found.discarded_by, time: dates.time(found.discarded_date) });
  if (found.undone_date !== null)
    return text('undoneBy', { who: found.undone_by, time: dates.time(found.undone_date) });
  if (found.confirmed_date !== null)
    return text('confirmedBy', { who: found.confirmed_by, time: dates.time(found.confirmed_date) });
  const time = dates.time(found.created_date);
  return found.user_name === ''
    ? text('checkedBySomebody', { time })
    : text('checked', { who: found.user_name, time });
}

interface ImportSummaryProps {
  found: ImportRecord;
  onDiscard: (found: DiscardableImport) => void;
}

function ImportSummary({ found, onDiscard }: ImportSummaryProps) {
  const text = useText(differenceTexts);
  const { kindName } = useKindNames();
  const { id, kind, filename, rows, places, kept_until: keptUntil } = found;
  const isStored = keptUntil !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
      <InsertDriveFileRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 24ch', minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {isStored ? (
            <Link
              download
              color="inherit"
              title={text('original')}
              href={`${apiBase}${fillPath(importDownloads.OpenImportFile.path, { id })}`}
            >
              {filename}
            </Link>
          ) : (
            filename
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${kindName(kind)} · ${text('head', { kind, rows, places })}`}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          <LastAct found={found} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ImportStatusChip status={found.status} />
        {isDiscardable(found.status) && <DiscardButton found={found} onDiscard={onDiscard} />}
      </Box>
    </Box>
  );
}

function ImportRows({ found }: { found: ImportRecord }) {
  const text = useText(differenceTexts);
  const counts = rowCounts(found.counts, found.problem_count);
  const [chosen, choose] = useState<RowFilter | null>(null);
  const filter = chosen ?? firstFilter(counts);
  return (
    <Stack spacing={2}>
      <CountsFilter counts={counts} value={filter} onChange={choose} />
      {filter === 'wrong' && <ProblemsTable found={found} />}
      {filter !== 'wrong' && found.kept_until === null && (
        <Box sx={{ color: 'text.secondary' }}>
          {text(found.status === 'discarded' ? 'discardedText' : 'expired', { days: importFileDays })}
        </Box>
      )}
      {filter !== 'wrong' && found.kept_until !== null && (
        <DifferenceTable key={filter} importId={found.id} kind={found.kind} mark={filter} />
      )}
    </Stack>
  );
}

/** Hidden rows or columns of the sheet were read. */
function HiddenFigures({ rows, columns }: ImportRecord['hidden']) {
  const text = useText(differenceTexts);
  if (rows + columns === 0) return null;
  return (
    <Alert severity="info">{text('hidden', { rows, columns, both: String(rows > 0 && columns > 0) })}</Alert>
  );
}

interface ImportPanelProps {
  importId: string;
  onDiscard: (found: DiscardableImport) => void;
}

export function ImportPanel({ importId, onDiscard }: ImportPanelProps) {
  const text = useText(differenceTexts);
  const query = useCallQuery(importQueries.GetImport, { id: importId });
  return (
    <LoadedPart query={query} skeleton={<SkeletonRows rows={6} />}>
      {(found) => (
        <Stack spacing={2}>
          <ImportSummary found={found} onDiscard={onDiscard} />
          <HiddenFigures {...found.hidden} />
          {found.status === 'unchanged' && <Alert severity="info">{text('unchanged')}</Alert>}
          {found.status === 'undone' && <Alert severity="info">{text('undoneText')}</Alert>}
          <ImportRows found={found} />
        </Stack>
      )}
    </LoadedPart>
  );
}
