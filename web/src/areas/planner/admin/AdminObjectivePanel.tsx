import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import {
  type EditedPlan,
  type NationalKind,
  type NationalStrategy,
  drawnBarOf,
  monthMarks,
} from '@portal/contracts/areas/planner';
import { useId } from 'react';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import { styled } from '@mui/material/styles';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { useDates } from '#core/i18n/dates';
import { radii } from '#core/theme/tokens';
import { StatusChip } from '#ui/StatusChip';
import { adminPlanTexts } from '../texts';
import type { EditedItem } from './AdminItemDialog';
import type { EditedObjective, EditedAction } from './national-draft';

interface AdminItemButtonsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Changes and deletes one thing of the national plan. */
function AdminItemButtons({ name, onEdit, onDelete }: AdminItemButtonsProps) {
  const text = useText(adminPlanTexts);
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      <Tooltip title={text('editNamed', { name })}>
        <IconButton size="small" aria-label={text('editNamed', { name })} onClick={onEdit}>
          <EditOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={text('deleteNamed', { name })}>
        <IconButton size="small" aria-label={text('deleteNamed', { name })} onClick={onDelete}>
          <DeleteOutlineRounded fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

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
function AdminActionRow({ action, year, onEdit, onDelete }: AdminActionRowProps) {
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
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums', gridRow: { xs: 2, md: 'auto' } }}
      >
        {`${dates.day(action.start)} – ${dates.day(action.end)}`}
      </Typography>
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

/** What is asked about before it is deleted. */
export interface DeletedItem {
  readonly kind: NationalKind;
  readonly id: number;
  readonly name: string;
}

interface PanelProps {
  plan: EditedPlan;
  year: number;
  onEdit: (edited: EditedItem) => void;
  onDelete: (deleted: DeletedItem) => void;
}

/** A name keeps its two icons in its line; on phones what is added to it comes below. */
const besideIcons = { xs: '1 1 calc(100% - 6rem)', sm: '1 1 12rem' } as const;
const belowOnPhones = { order: { xs: 1, sm: 0 }, my: { xs: 0.5, sm: 0 } } as const;
const quiet = { typography: 'body2', color: 'text.secondary' } as const;

function Strategy({ strategy, plan, year, onEdit, onDelete }: PanelProps & { strategy: NationalStrategy }) {
  const text = useText(adminPlanTexts);
  const { id, name } = strategy;
  const actions = plan.actions
    .filter(({ strategyId }) => strategyId === id)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return (
    <Box
      component="li"
      sx={{ pt: 1.5, '&:not(:first-of-type)': { mt: 1.5, borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography
          variant="subtitle1"
          component="h3"
          sx={{ flex: besideIcons, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Button
          size="small"
          sx={belowOnPhones}
          startIcon={<AddRounded aria-hidden />}
          aria-label={text('addActionTo', { name })}
          onClick={() => onEdit({ kind: 'action', item: { strategyId: id } })}
        >
          {text('addAction')}
        </Button>
        <AdminItemButtons
          name={name}
          onEdit={() => onEdit({ kind: 'strategy', item: strategy })}
          onDelete={() => onDelete({ kind: 'strategy', id, name })}
        />
      </Box>
      {actions.length === 0 && <Box sx={{ ...quiet, pb: 0.5 }}>{text('noActions')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {actions.map((action) => (
          <AdminActionRow
            key={action.id}
            action={action}
            year={year}
            onEdit={() => onEdit({ kind: 'action', item: action })}
            onDelete={() => onDelete({ kind: 'action', id: action.id, name: action.name })}
          />
        ))}
      </Box>
    </Box>
  );
}

/** An objective of the chain with its strategies, and the actions of each. */
export function AdminObjectivePanel({ objective, ...panel }: PanelProps & { objective: EditedObjective }) {
  const text = useText(adminPlanTexts);
  const titleId = useId();
  const { id, name } = objective;
  const { plan, onEdit, onDelete } = panel;
  const strategies = plan.strategies.filter(({ objectiveId }) => objectiveId === id);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography
          variant="h3"
          component="h2"
          id={titleId}
          sx={{ flex: besideIcons, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Button
          size="small"
          sx={belowOnPhones}
          startIcon={<AddRounded aria-hidden />}
          aria-label={text('addStrategyTo', { name })}
          onClick={() => onEdit({ kind: 'strategy', item: { objectiveId: id } })}
        >
          {text('addStrategy')}
        </Button>
        <AdminItemButtons
          name={name}
          onEdit={() => onEdit({ kind: 'objective', item: objective })}
          onDelete={() => onDelete({ kind: 'objective', id, name })}
        />
      </Box>
      {strategies.length === 0 && <Box sx={quiet}>{text('noStrategies')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {strategies.map((strategy) => (
          <Strategy key={strategy.id} strategy={strategy} {...panel} />
        ))}
      </Box>
    </Card>
  );
}
