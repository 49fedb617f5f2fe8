import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import RestoreFromTrashRounded from '@mui/icons-material/RestoreFromTrashRounded';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ResourceStatus, ResourceSummary } from '@portal/contracts/areas/resources';
import { useText } from '#core/i18n/use-text';
import { DayAndAge } from '#ui/DayAndAge';
import { StatusChip } from '#ui/StatusChip';
import { StatusMenu } from '#ui/StatusMenu';
import { Thumb } from '#ui/table/Thumb';
import { unbroken } from '#ui/unbroken';
import { statuses, statusLooks, type ResourceRemoval } from '../resource-record';
import { useFormatNames } from '../../resources';
import { useSectionNames } from '../../catalogue';
import { tableTexts } from '../../texts';

/** Pixels that are asked for: enough for sharp screens. */
const thumbWidth = 120;

export const ThumbCell = ({ resource: { thumb } }: { resource: ResourceSummary }) => (
  <Thumb src={thumb === '' ? '' : `${thumb}&width=${thumbWidth}`} />
);

interface StatusCellProps {
  resource: ResourceSummary;
  onChoose: (resource: ResourceSummary, status: ResourceStatus) => void;
  /** What was deleted keeps its status until it is brought back. */
  isBin: boolean;
}

/** The status with the others that it may become. */
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
  /** The table shows what was deleted. */
  isBin: boolean;
}

/** Deletes, or in the bin brings back. */
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

/** A resource on a phone. */
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
      <Stack spacing={0.25} sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {unbroken(resource.name)}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          {[format, sections === '' ? text('noSections') : sections].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary">
          <DayAndAge at={resource.update_date} />
        </Typography>
      </Stack>
    </Stack>
  );
}
