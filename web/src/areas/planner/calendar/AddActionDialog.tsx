import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import {
  actionProblem,
  maxPlanName,
  plannerCommands,
  PlanOrigin,
  type RestaurantPlan,
  type StrategySlot,
} from '@portal/contracts/areas/planner';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordSelect, RecordText } from '#ui/record/RecordFields';
import { planQueries } from '../draft/plan-queries';
import { strategyAt } from '../draft/plan-tables';
import { codesOf, problemOfDates, readDates } from './action-dates';
import { calendarTexts } from '../texts';
import { DatesFields } from './DatesFields';

interface Values {
  name: string;
  strategy: string;
  start: string;
  end: string;
}

interface AddActionDialogProps {
  plan: RestaurantPlan;
  /** The row in which it was asked for. */
  slot: StrategySlot | null;
  onAdded: (name: string) => void;
  onClose: () => void;
}

const problemOf = ({ strategy, ...dates }: Values, year: number) =>
  actionProblem({ strategyId: strategy === '' ? null : Number(strategy), ...readDates(dates) }, year);

function useAddForm({ plan, slot, onAdded }: AddActionDialogProps) {
  const { restaurant_id, year } = plan;
  const [isAlert, setAlert] = useState(false);
  const form = useCommandForm<typeof plannerCommands.AddPlanAction, Values>(plannerCommands.AddPlanAction, {
    words: calendarTexts,
    initial: {
      name: '',
      start: '',
      end: '',
      strategy: String(slot === null ? '' : (strategyAt(plan, slot)?.id ?? '')),
    },
    toInput: ({ name, strategy, ...dates }) => {
      const { start, end } = readDates(dates);
      const data = { name, strategy_id: strategy, start_date: start, end_date: end };
      return { restaurant_id, year, data: { ...data, type: PlanOrigin.Local, status: 1 } };
    },
    refresh: planQueries,
    useCheck: (values) => ({
      name: values.name.trim() === '' ? 'required' : undefined,
      // All of them in one round, the strategy and the dates.
      ...codesOf(problemOfDates(values, year), values, year),
      ...codesOf(problemOf(values, year), values, year),
    }),
    onSent: (_data, { name }) => onAdded(name),
    onInvalid: () => setAlert(true),
  });
  return { form, problem: isAlert ? problemOf(form.values, year) : null };
}

/** A new action of the restaurant, below one of its strategies (R-MKT-14, R-MKT-17…21). */
export function AddActionDialog(props: AddActionDialogProps) {
  const text = useText(calendarTexts);
  const { form, problem } = useAddForm(props);
  const { plan, onClose } = props;
  const { values, set } = form;
  const strategies = plan.strategies.toSorted((a, b) => a.status - b.status);
  return (
    <FormDialog form={form} title={text('addTitle')} confirm={text('addSave')} onClose={onClose}>
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        {problem !== null && (
          <Alert severity="error">
            <AlertTitle>{text(`alert.${problem}`)}</AlertTitle>
            {text(`alertText.${problem}`, { year: plan.year })}
          </Alert>
        )}
        <RecordText {...form.field('name')} maxLength={maxPlanName} />
        <RecordSelect
          {...form.field('strategy')}
          placeholder={text('strategyPlaceholder')}
          options={strategies.map(({ id, letter, strategy_name: name }) => ({
            value: String(id),
            label: text('ofStrategy', { letter, name }),
          }))}
        />
        <DatesFields
          year={plan.year}
          dates={values}
          codes={{ start: form.codeOf('start'), end: form.codeOf('end') }}
          onChange={(dates) => {
            set('start', dates.start);
            set('end', dates.end);
          }}
        />
      </Stack>
    </FormDialog>
  );
}
