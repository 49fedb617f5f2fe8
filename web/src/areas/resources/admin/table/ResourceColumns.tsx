import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import RestoreFromTrashRounded from '@mui/icons-material/RestoreFromTrashRounded';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { phaseOn, type ResourceStatus, type ResourceSummary } from '@portal/contracts/areas/resources';
import { daysBetween } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { DayAndAge } from '#ui/DayAndAge';
import { StatusChip, statusTones } from '#ui/StatusChip';
import { StatusMenu } from '#ui/StatusMenu';
import type { Column } from '#ui/table/DataTable';
import { Thumb } from '#ui/table/Thumb';
import { TwoLines } from '#ui/table/TwoLines';
import { unbroken } from '#ui/unbroken';
import { useToday } from '#ui/use-now';
import { useSectionNames } from '../../catalogue';
import { useFormatNames } from '../../resources';
import { tableTexts } from '../../texts';
import { type ResourceRemoval, statuses, statusLooks } from '../resource-record';

/** Pixels; sharp on dense screens. */
const thumbWidth = 120;

const ThumbCell = ({ resource: { thumb } }: { resource: ResourceSummary }) => (
  <Thumb src={thumb === '' ? '' : `${thumb}&width=${thumbWidth}`} />
);

const timeLooks = {
  coming: { tone: statusTones.waiting, icon: EventRounded },
  ending: { tone: statusTones.waiting, icon: EventRounded },
  past: { tone: statusTones.over, icon: EventBusyRounded },
} as const;

/** What is to come, ends within a week, or is over; the last day of others as text. */
function TimeMark({ resource }: { resource: ResourceSummary }) {
  const text = useText(tableTexts);
  const dates = useDates();
  const today = useToday();
  const { published_from: publishedFrom, valid_until: validUntil } = resource;
  const phase = phaseOn({ publishedFrom, validUntil }, today);
  if (phase === null)
    return (
      validUntil && (
        <Typography variant="caption" component="div" color="textSecondary">
          {text('until', { day: dates.day(validUntil) })}
        </Typography>
      )
    );
  const labels = {
    coming: () => text('from', { day: publishedFrom === null ? '' : dates.day(publishedFrom) }),
    ending: () => text('endsIn', { days: daysBetween(today, validUntil ?? today) }),
    past: () => text('time.past'),
  };
  return <StatusChip label={labels[phase]()} {...timeLooks[phase]} />;
}

interface StatusCellProps {
  resource: ResourceSummary;
  onChoose: (resource: ResourceSummary, status: ResourceStatus) => void;
  /** Deleted resources keep their status. */
  isBin: boolean;
}

export function StatusCell({ resource, onChoose, isBin }: StatusCellProps) {
  const text = useText(tableTexts);
  const name = text(`status.${resource.status}`);
  const chip = <StatusChip label={name} {...statusLooks[resource.status]} />;
  if (isBin) return chip;
  return (
    <StatusMenu
      size="small"
      label={text('statusOf', { name: resource.name, status: name })}
      choices={statuses.map((status) => ({
        status,
        label: text(`status.${status}`),
        ...statusLooks[status],
      }))}
      current={resource.status}
      onChoose={(status) => onChoose(resource, status)}
    >
      {chip}
    </StatusMenu>
  );
}

interface RemovalButtonProps {
  resource: ResourceSummary;
  removal: ResourceRemoval;
  isBin: boolean;
}

export function RemovalButton({ resource, removal, isBin }: RemovalButtonProps) {
  const text = useText(tableTexts);
  const label = text(isBin ? 'restore' : 'remove', { name: resource.name });
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      onClick={() => (isBin ? void removal.undo(resource) : removal.ask(resource))}
    >
      {isBin ? <RestoreFromTrashRounded /> : <DeleteOutlineRounded />}
    </IconButton>
  );
}

export function ResourceCard({ resource }: { resource: ResourceSummary }) {
  const text = useText(tableTexts);
  const sectionsOf = useSectionNames();
  const sections = sectionsOf(resource.sections);
  const format = useFormatNames()(resource.type);
  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={(theme) => ({ alignItems: 'flex-start', minWidth: 0, '--thumb': theme.spacing(8) })}
    >
      <ThumbCell resource={resource} />
      <Stack spacing={0.25} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {unbroken(resource.name)}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          {[format, sections === '' ? text('noSections') : sections].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary">
          <DayAndAge at={resource.update_date} />
        </Typography>
        <TimeMark resource={resource} />
      </Stack>
    </Stack>
  );
}

interface ColumnOptions {
  readonly onStatus: (resource: ResourceSummary, status: ResourceStatus) => void;
  readonly removal: ResourceRemoval;
  readonly isBin: boolean;
}

type Columns = readonly Column<ResourceSummary>[];

/** The whole name: names differ in their last words. */
const nameCell = (resource: ResourceSummary) => (
  <Box sx={{ minWidth: 0, lineHeight: 1.3, py: 0.75 }}>
    <Box sx={{ fontWeight: 600, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {unbroken(resource.name)}
    </Box>
    {resource.reference !== '' && (
      <Typography variant="caption" component="div" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {resource.reference}
      </Typography>
    )}
    <TimeMark resource={resource} />
  </Box>
);

/** Language only where there are several (R-ARS-01). */
export function useResourceColumns({ onStatus, removal, isBin }: ColumnOptions): Columns {
  const text = useText(tableTexts);
  const { languages } = useMarket();
  const sectionsOf = useSectionNames();
  const formatOf = useFormatNames();
  const hasLanguages = languages.length > 1;
  return useMemo(() => {
    const language: Columns = [
      {
        field: 'lang',
        headerName: text('language'),
        width: 88,
        renderCell: ({ row }) => row.lang.name,
      },
    ];
    return [
      {
        field: 'thumb',
        headerName: text('thumb'),
        width: 76,
        sortable: false,
        renderCell: ({ row }) => <ThumbCell resource={row} />,
      },
      {
        field: 'name',
        headerName: text('name'),
        flex: 1.6,
        minWidth: 156,
        hideable: false,
        renderCell: ({ row }) => nameCell(row),
      },
      {
        field: 'sections',
        headerName: text('sections'),
        flex: 1.2,
        minWidth: 108,
        sortable: false,
        renderCell: ({ row }) => <TwoLines>{sectionsOf(row.sections)}</TwoLines>,
      },
      {
        field: 'type',
        headerName: text('format'),
        flex: 0.7,
        minWidth: 88,
        renderCell: ({ row }) => <TwoLines>{formatOf(row.type)}</TwoLines>,
      },
      {
        field: 'status',
        headerName: text('status'),
        width: 148,
        keeps: true,
        renderCell: ({ row }) => <StatusCell resource={row} onChoose={onStatus} isBin={isBin} />,
      },
      {
        field: 'update_date',
        headerName: text('updated'),
        width: 98,
        renderCell: ({ row }) => <DayAndAge at={row.update_date} />,
      },
      ...(hasLanguages ? language : []),
      {
        field: 'actions',
        headerName: text('actions'),
        hidesHead: true,
        width: 56,
        sortable: false,
        hideable: false,
        renderCell: ({ row }) => <RemovalButton resource={row} removal={removal} isBin={isBin} />,
      },
    ];
  }, [text, sectionsOf, formatOf, hasLanguages, onStatus, removal, isBin]);
}
