import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { PlanOrigin, type RestaurantPlan } from '@portal/contracts/areas/planner';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { prioritiesTexts } from '../texts';
import { RankChip } from './RankChip';
import type { PriorityChoice } from './use-priority-choice';

const Options = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Option = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  gap: theme.spacing(0.75),
  minHeight: '1.875rem',
  padding: theme.spacing(0, 1.25),
  borderRadius: radii.pill,
  fontWeight: 600,
  textAlign: 'start',
  border: `thin solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: `background-color ${motion.quick}ms`,
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[aria-pressed="true"]': {
    paddingLeft: theme.spacing(0.5),
    borderColor: theme.vars.palette.text.primary,
    boxShadow: `inset 0 0 0 thin ${theme.vars.palette.text.primary}`,
  },
}));

interface PriorityPickerProps {
  plan: RestaurantPlan;
  offered: readonly { readonly id: number; readonly name: string }[];
  choice: PriorityChoice;
  isBusy: boolean;
  onAddOwn: () => void;
}

/** What can be chosen as a priority, and what is: pressed once it fills the next slot, pressed again it is cleared. */
export function PriorityPicker({ plan, offered, choice, isBusy, onAddOwn }: PriorityPickerProps) {
  const text = useText(prioritiesTexts);
  const isOffered = (id: number, type: number) =>
    type === PlanOrigin.National && offered.some((one) => one.id === id);
  const others = plan.objectives.filter(({ id, type }) => !isOffered(id, type));
  const chosenAs = (id: number) =>
    plan.objectives.find((one) => one.type === PlanOrigin.National && one.id === id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Options aria-label={text('choose')}>
        {offered.map(({ id, name }) => {
          const chosen = chosenAs(id);
          return (
            <li key={id}>
              <Option
                aria-pressed={chosen !== undefined}
                disabled={isBusy}
                onClick={() => void choice.choose({ id, name })}
              >
                {chosen !== undefined && <RankChip rank={chosen.status} />}
                {name}
              </Option>
            </li>
          );
        })}
        {others.map((objective) => (
          <li key={`own-${objective.resobjective_id}`}>
            <Option aria-pressed disabled={isBusy} onClick={() => choice.clear(objective)}>
              <RankChip rank={objective.status} />
              {objective.name}
            </Option>
          </li>
        ))}
        <li>
          <Button
            size="small"
            variant="text"
            startIcon={<AddRounded aria-hidden />}
            onClick={() => choice.mayAdd() && onAddOwn()}
          >
            {text('addOwn')}
          </Button>
        </li>
      </Options>
      {offered.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('noneOffered')}</Box>
      )}
    </Box>
  );
}
