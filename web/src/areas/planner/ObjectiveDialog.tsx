import { Box, Stack } from '@mui/material';
import {
  maxPlanName,
  type ObjectiveRow,
  percentOf,
  planBehaviourSchema,
  planDaypartSchema,
  plannerCommands,
  PlanOrigin,
  planWeekSchema,
  type RestaurantObjective,
} from '@portal/contracts/areas/planner';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordSelect, RecordText } from '#ui/record/RecordFields';
import { Segmented } from '#ui/Segmented';
import { CompetitorSlot } from '#ui/slots/Slots';
import { type PlanEditor, type PlanTables, rowOfObjective } from './planner';
import { plannerTexts, prioritiesTexts } from './texts';

interface Values {
  name: string;
  week: '' | 'week' | 'weekend';
  time: string;
  comportament: '' | 'frecuencia' | 'ticket' | 'penetracion';
  competitor: string | null;
  sales: string;
  new: string;
}

interface ObjectiveDialogProps {
  row: ObjectiveRow;
  editor: PlanEditor;
  tables: PlanTables;
  onSaved: (name: string) => void;
  onClose: () => void;
}

function valuesOf({ resobjective_id: id, ...row }: ObjectiveRow, { percentAt }: PlanEditor): Values {
  const percent = (name: 'sales' | 'new') =>
    id === null ? '0' : percentAt(id, name, Number(row.value[name]));
  return {
    name: row.name,
    week: row.daypart.week ?? '',
    time: row.daypart.time ?? '',
    comportament: row.comportament ?? '',
    competitor: row.competitor,
    sales: percent('sales'),
    new: percent('new'),
  };
}

const blankToNull = <Value extends string>(value: Value) =>
  value === '' ? null : (value as Exclude<Value, ''>);

const rowOf = (row: ObjectiveRow, values: Values): ObjectiveRow => ({
  ...row,
  name: values.name.trim(),
  daypart: {
    week: blankToNull(values.week),
    time: blankToNull(values.time) as ObjectiveRow['daypart']['time'],
  },
  comportament: blankToNull(values.comportament),
  competitor: values.competitor,
  value: { sales: values.sales, new: values.new },
});

const numericCode = (typed: string) => (percentOf(typed) === null ? 'numeric' : undefined);
const useCheck = ({ name, ...values }: Values) => ({
  name: name.trim() === '' ? 'required' : undefined,
  sales: numericCode(values.sales),
  new: numericCode(values.new),
});

const tableWith = (
  objectives: readonly RestaurantObjective[],
  row: ObjectiveRow,
): readonly ObjectiveRow[] => [
  ...objectives.filter(({ status }) => status !== row.status).map(rowOfObjective),
  row,
];

function useObjectiveForm({ row, editor, tables, onSaved }: ObjectiveDialogProps) {
  const [isAlert, setAlert] = useState(false);
  const { restaurant_id, year, objectives } = editor.plan;
  const tableOf = (values: Values) => tableWith(objectives, rowOf(row, values));
  const form = useCommandForm<typeof plannerCommands.UpdatePlanObjectives, Values>(
    plannerCommands.UpdatePlanObjectives,
    {
      words: prioritiesTexts,
      initial: valuesOf(row, editor),
      toInput: (values) => ({ restaurant_id, year, tableData: tableOf(values) }),
      useCheck,
      atOnce: ['sales', 'new'],
      send: (values, isForced) => tables.saveObjectives(tableOf(values), { isForced }),
      onSent: (_data, { name }) => onSaved(name),
      onInvalid: () => setAlert(true),
    },
  );
  const isWrong = [form.values.sales, form.values.new].some((value) => percentOf(value) === null);
  return { form, isAlert: isAlert && isWrong, closeAlert: () => setAlert(false) };
}

/** R-MKT-08, R-MKT-09. */
export function ObjectiveDialog(props: ObjectiveDialogProps) {
  const text = useText(prioritiesTexts);
  const frame = useText(plannerTexts);
  const { form, isAlert, closeAlert } = useObjectiveForm(props);
  const { row, editor, onClose } = props;
  const { values, set } = form;
  const isNew = row.resobjective_id === null;
  return (
    <>
      <FormDialog
        form={form}
        title={isNew ? text('dialogTitleOwn') : text('dialogTitle', { name: row.name })}
        confirm={text(isNew ? 'dialogAdd' : 'dialogSave')}
        onClose={onClose}
      >
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          {row.type === PlanOrigin.Local && <RecordText {...form.field('name')} maxLength={maxPlanName} />}
          <Segmented
            label={text('week')}
            options={planWeekSchema.options.map((value) => ({ value, label: text(`week.${value}`) }))}
            value={values.week}
            onChange={(value) => set('week', value)}
            onClear={() => set('week', '')}
          />
          <RecordSelect
            {...form.field('time')}
            placeholder={text('anyTime')}
            options={planDaypartSchema.options.map((value) => ({ value, label: text(`time.${value}`) }))}
          />
          <Segmented
            label={text('comportament')}
            options={planBehaviourSchema.options.map((value) => ({
              value,
              label: text(`comportament.${value}`),
            }))}
            value={values.comportament}
            onChange={(value) => set('comportament', value)}
            onClear={() => set('comportament', '')}
          />
          <CompetitorSlot
            restaurantId={editor.plan.restaurant_id}
            value={values.competitor}
            onChange={(brand) => set('competitor', brand)}
          />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
            {(['sales', 'new'] as const).map((name) => (
              <RecordText
                key={name}
                {...form.field(name)}
                inputMode="decimal"
                endAdornment={text('percent')}
                maxLength={12}
              />
            ))}
          </Box>
        </Stack>
      </FormDialog>
      {isAlert && (
        <NoticeDialog title={frame('numericTitle')} text={frame('numericText')} onClose={closeAlert} />
      )}
    </>
  );
}
