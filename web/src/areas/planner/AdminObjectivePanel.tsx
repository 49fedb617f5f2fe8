import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import { Box, Button, Card, IconButton, Tooltip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import {
  drawnBarOf,
  type EditedPlan,
  monthMarks,
  type NationalKind,
  type NationalStrategy,
} from '@portal/contracts/areas/planner';
import { useId } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { StatusChip } from '#ui/StatusChip';
import type { EditedItem } from './AdminItemDialog';
import type { EditedAction, EditedObjective } from './national-plan';
import { adminPlanTexts } from './texts';

export interface DeletedItem {
  readonly kind: NationalKind;
  readonly id: number;
  readonly name: string;
}

interface ItemButtonsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

function ItemButtons({ name, onEdit, onDelete }: ItemButtonsProps) {
  const text = useText(adminPlanTexts);
  const edit = text('editNamed', { name });
  const remove = text('deleteNamed', { name });
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      <Tooltip title={edit}>
        <IconButton size="small" aria-label={edit} onClick={onEdit}>
          <EditOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={remove}>
        <IconButton size="small" aria-label={remove} onClick={onDelete}>
          <DeleteOutlineRounded fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

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

const actionRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 5fr) 11.5rem minmax(0, 6fr) auto' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  minHeight: 48,
  py: 0.5,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const;

interface ActionRowProps {
  action: EditedAction;
  year: number;
  onEdit: () => void;
  onDelete: () => void;
}

function ActionRow({ action, year, onEdit, onDelete }: ActionRowProps) {
  const text = useText(adminPlanTexts);
  const dates = useDates();
  const { left, width } = drawnBarOf(action);
  const isHidden = action.status === 0;
  return (
    <Box component="li" sx={actionRow}>
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
        <ItemButtons name={action.name} onEdit={onEdit} onDelete={onDelete} />
      </Box>
    </Box>
  );
}

interface PartProps {
  plan: EditedPlan;
  year: number;
  onEdit: (edited: EditedItem) => void;
  onDelete: (deleted: DeletedItem) => void;
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;

interface ItemHeadProps extends ItemButtonsProps {
  titleId?: string;
  addLabel: string;
  addTo: string;
  onAdd: () => void;
}

function ItemHead({ titleId, addLabel, addTo, onAdd, ...item }: ItemHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: titleId === undefined ? 0 : 1,
      }}
    >
      <Typography
        {...(titleId === undefined
          ? { variant: 'subtitle1', component: 'h3' }
          : { variant: 'h3', component: 'h2', id: titleId })}
        sx={{
          flex: { xs: '1 1 calc(100% - 6rem)', sm: '1 1 12rem' },
          minWidth: 0,
          overflowWrap: 'anywhere',
        }}
      >
        {item.name}
      </Typography>
      <Button
        size="small"
        sx={{ order: { xs: 1, sm: 0 }, my: { xs: 0.5, sm: 0 } }}
        startIcon={<AddRounded aria-hidden />}
        aria-label={addTo}
        onClick={onAdd}
      >
        {addLabel}
      </Button>
      <ItemButtons {...item} />
    </Box>
  );
}

function Strategy({ strategy, plan, year, onEdit, onDelete }: PartProps & { strategy: NationalStrategy }) {
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
      <ItemHead
        name={name}
        addLabel={text('addAction')}
        addTo={text('addActionTo', { name })}
        onAdd={() => onEdit({ kind: 'action', item: { strategyId: id } })}
        onEdit={() => onEdit({ kind: 'strategy', item: strategy })}
        onDelete={() => onDelete({ kind: 'strategy', id, name })}
      />
      {actions.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ pb: 0.5 }}>
          {text('noActions')}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {actions.map((action) => (
          <ActionRow
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

export function AdminObjectivePanel({ objective, ...part }: PartProps & { objective: EditedObjective }) {
  const text = useText(adminPlanTexts);
  const titleId = useId();
  const { id, name } = objective;
  const { plan, onEdit, onDelete } = part;
  const strategies = plan.strategies.filter(({ objectiveId }) => objectiveId === id);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <ItemHead
        titleId={titleId}
        name={name}
        addLabel={text('addStrategy')}
        addTo={text('addStrategyTo', { name })}
        onAdd={() => onEdit({ kind: 'strategy', item: { objectiveId: id } })}
        onEdit={() => onEdit({ kind: 'objective', item: objective })}
        onDelete={() => onDelete({ kind: 'objective', id, name })}
      />
      {strategies.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text('noStrategies')}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {strategies.map((strategy) => (
          <Strategy key={strategy.id} strategy={strategy} {...part} />
        ))}
      </Box>
    </Card>
  );
}
