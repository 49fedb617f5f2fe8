import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import RestoreFromTrashRounded from '@mui/icons-material/RestoreFromTrashRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ResourceStatus, ResourceSummary } from '@portal/contracts/areas/resources';
import { useText } from '#app/i18n/use-text';
import { radii } from '#app/theme/tokens';
import { DayAndAge } from '#ui/DayAndAge';
import { StatusChip } from '#ui/StatusChip';
import { StatusMenu } from '#ui/StatusMenu';
import { statuses, statusLooks } from '../status-looks';
import type { ResourceRemoval } from '../resource-record';
import { useSectionNames } from '../use-section-names';
import { tableMessages } from './table.messages';

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: `var(--thumb, calc(var(--row-height) - ${theme.spacing(1.5)}))`,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radii.control,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.sunken,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** Pixels that are asked for: enough for sharp screens. */
const thumbWidth = 120;

export function ThumbCell({ resource }: { resource: ResourceSummary }) {
  return (
    <Frame>
      {resource.thumb === '' ? (
        <ImageRounded aria-hidden fontSize="small" />
      ) : (
        <img src={`${resource.thumb}&width=${thumbWidth}`} alt="" loading="lazy" decoding="async" />
      )}
    </Frame>
  );
}

interface StatusCellProps {
  resource: ResourceSummary;
  onChoose: (resource: ResourceSummary, status: ResourceStatus) => void;
  /** What was deleted keeps its status until it is brought back. */
  isBin: boolean;
}

/** The status with the others that it may become. */
export function StatusCell({ resource, onChoose, isBin }: StatusCellProps) {
  const text = useText(tableMessages);
  const name = text(`status.${resource.status}`);
  const chip = <StatusChip label={name} {...statusLooks[resource.status]} />;
  if (isBin) return chip;
  return (
    <StatusMenu
      size="small"
      label={text('statusOf', { name: resource.name, status: name })}
      choices={statuses
        .filter((status) => status !== resource.status)
        .map((status) => ({ status, label: text(`status.${status}`), ...statusLooks[status] }))}
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
  const text = useText(tableMessages);
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
  const text = useText(tableMessages);
  const sectionsOf = useSectionNames();
  const sections = sectionsOf(resource.sections);
  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={(theme) => ({ alignItems: 'flex-start', minWidth: 0, '--thumb': theme.spacing(8) })}
    >
      <ThumbCell resource={resource} />
      <Stack spacing={0.25} sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{resource.name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[resource.type.name, sections === '' ? text('noSections') : sections].filter(Boolean).join(' · ')}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <DayAndAge at={resource.update_date} />
        </Box>
      </Stack>
    </Stack>
  );
}
