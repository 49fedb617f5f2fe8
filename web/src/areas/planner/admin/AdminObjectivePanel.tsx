import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { EditedPlan, NationalKind, NationalStrategy } from '@portal/contracts/areas/planner';
import { useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { AdminActionRow } from './AdminActionRow';
import { AdminItemButtons } from './AdminItemButtons';
import type { EditedItem } from './AdminItemDialog';
import { adminPlanTexts } from '../texts';
import type { EditedObjective } from './national-draft';

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
        <Box
          component="h3"
          sx={{ m: 0, typography: 'subtitle1', flex: besideIcons, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>
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
        <Box
          component="h2"
          id={titleId}
          sx={{ m: 0, typography: 'h3', flex: besideIcons, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>
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
