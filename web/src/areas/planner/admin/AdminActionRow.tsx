import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { drawnBarOf, monthMarks } from '@portal/contracts/areas/planner';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { StatusChip } from '#ui/StatusChip';
import { AdminItemButtons } from './AdminItemButtons';
import { adminPlanTexts } from '../texts';
import type { EditedAction } from './national-draft';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.25),
  minHeight: 48,
  paddingBlock: theme.spacing(0.5),
  '&:not(:first-of-type)': {
    borderTopStyle: 'solid',
    borderTopWidth: 'thin',
    borderColor: theme.vars.palette.divider,
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) 11.5rem minmax(0, 6fr) auto' },
}));

/** The year, with its months, on which the bar lies. */
const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'none',
  height: 20,
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.background.sunken,
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: { display: 'block' },
  '& i': { position: 'absolute', insetBlock: 0, width: 1, backgroundColor: theme.vars.palette.divider },
  '& b': {
    position: 'absolute',
    insetBlock: 4,
    borderRadius: radii.pill,
    backgroundColor: theme.vars.palette.info.main,
  },
  '& b[data-hidden="true"]': {
    backgroundColor: 'transparent',
    borderStyle: 'dashed',
    borderWidth: 'thin',
    borderColor: theme.vars.palette.text.secondary,
  },
}));

const share = (part: number) => `${(part * 100).toFixed(3)}%`;

interface AdminActionRowProps {
  action: EditedAction;
  year: number;
  onEdit: () => void;
  onDelete: () => void;
}

/** An action of the chain: its days in words and on the year. */
export function AdminActionRow({ action, year, onEdit, onDelete }: AdminActionRowProps) {
  const text = useText(adminPlanTexts);
  const dates = useDates();
  const { left, width } = drawnBarOf(action);
  const isHidden = action.status === 0;
  return (
    <Row>
      <Box
        sx={{
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 0.5,
        }}
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {action.name}
        </Box>
        {isHidden && <StatusChip tone="neutral" icon={HourglassEmptyRounded} label={text('inPreparation')} />}
      </Box>
      <Box
        sx={{
          typography: 'body2',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          gridRow: { xs: 2, md: 'auto' },
        }}
      >
        {`${dates.day(action.start)} – ${dates.day(action.end)}`}
      </Box>
      <Track aria-hidden>
        {monthMarks(year).map((month) => (
          <i key={month.number} style={{ left: share(month.left) }} />
        ))}
        <b data-hidden={isHidden} style={{ left: share(left), width: share(width) }} />
      </Track>
      <Box sx={{ gridRow: { xs: '1 / span 2', md: 'auto' }, gridColumn: { xs: 2, md: 'auto' } }}>
        <AdminItemButtons name={action.name} onEdit={onEdit} onDelete={onDelete} />
      </Box>
    </Row>
  );
}
