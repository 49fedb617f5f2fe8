import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
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
import { CompetitorSlot } from '#ui/slots/Slots';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordSelect, RecordText } from '#ui/record/RecordFields';
import { Segmented } from '#ui/Segmented';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { rowOfObjective } from '../draft/plan-tables';
import type { PlanEditor } from '../draft/use-plan-editor';
import type { PlanTables } from '../draft/use-plan-tables';
import { plannerTexts, prioritiesTexts } from '../texts';

interface Values {
  name: string;
  week: string;
  time: string;
  comportament: string;
  competitor: string | null;
  sales: string;
  new: string;
}

interface ObjectiveDialogProps {
  /** What is edited: a priority of the plan, or a new one of the restaurant's own. */
  row: ObjectiveRow;
  /** Its percentages as they are typed. */
  typed: { readonly sales: string; readonly new: string };
  editor: PlanEditor;
  tables: PlanTables;
  onSaved: (data: { name: string }) => void;
  onClose: () => void;
}

const noneToNull = (value: string) => (value === '' ? null : value);

const valuesOf = (row: ObjectiveRow, typed: ObjectiveDialogProps['typed']): Values => ({
  name: row.name,
  week: row.daypart.week ?? '',
  time: row.daypart.time ?? '',
  comportament: row.comportament ?? '',
  competitor: row.competitor,
  ...typed,
});

const rowOf = (row: ObjectiveRow, values: Values): ObjectiveRow => ({
  ...row,
  name: values.name.trim(),
  daypart: {
    week: noneToNull(values.week) as ObjectiveRow['daypart']['week'],
    time: noneToNull(values.time) as ObjectiveRow['daypart']['time'],
  },
  comportament: noneToNull(values.comportament) as ObjectiveRow['comportament'],
  competitor: values.competitor,
  value: { sales: values.sales, new: values.new },
});

const numericCode = (typed: string) => (percentOf(typed) === null ? 'numeric' : undefined);
const useCheck = ({ name, ...values }: Values) => ({
  name: name.trim() === '' ? 'required' : undefined,
  sales: numericCode(values.sales),
  new: numericCode(values.new),
});

/** The table with the row in its place, or behind the others. */
const tableWith = (
  objectives: readonly RestaurantObjective[],
  row: ObjectiveRow,
): readonly ObjectiveRow[] => [
  ...objectives.filter(({ status }) => status !== row.status).map(rowOfObjective),
  row,
];

function useObjectiveForm({ row, typed, editor, tables, onSaved }: ObjectiveDialogProps) {
  const [isAlert, setAlert] = useState(false);
  const { restaurant_id, year, objectives } = editor.plan;
  const form = useCommandForm<typeof plannerCommands.UpdatePlanObjectives, Values>(
    plannerCommands.UpdatePlanObjectives,
    {
      words: prioritiesTexts,
      initial: valuesOf(row, typed),
      toInput: (values) => ({ restaurant_id, year, tableData: tableWith(objectives, rowOf(row, values)) }),
      useCheck,
      atOnce: ['sales', 'new'],
      send: (values, isForced) =>
        tables.saveObjectives(tableWith(objectives, rowOf(row, values)), { isForced }),
      onSent: (_data, { name }) => onSaved({ name }),
      onInvalid: () => setAlert(true),
    },
  );
  const isWrong = [form.values.sales, form.values.new].some((value) => percentOf(value) === null);
  return { form, isAlert: isAlert && isWrong, closeAlert: () => setAlert(false) };
}
type ObjectiveForm = ReturnType<typeof useObjectiveForm>['form'];

function Fields({
  form,
  isOwn,
  restaurantId,
}: {
  form: ObjectiveForm;
  isOwn: boolean;
  restaurantId: number;
}) {
  const text = useText(prioritiesTexts);
  const { values, set } = form;
  return (
    <Stack spacing={2.5} sx={{ pt: 1 }}>
      {isOwn && <RecordText {...form.field('name')} maxLength={maxPlanName} />}
      <Segmented
        label={text('week')}
        options={planWeekSchema.options.map((value) => ({ value, label: text(`week.${value}`) }))}
        value={values.week as '' | 'week' | 'weekend'}
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
        value={values.comportament as '' | 'frecuencia' | 'ticket' | 'penetracion'}
        onChange={(value) => set('comportament', value)}
        onClear={() => set('comportament', '')}
      />
      <CompetitorSlot
        restaurantId={restaurantId}
        value={values.competitor}
        onChange={(brand) => set('competitor', brand)}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <RecordText
          {...form.field('sales')}
          inputMode="decimal"
          endAdornment={text('percent')}
          maxLength={12}
        />
        <RecordText
          {...form.field('new')}
          inputMode="decimal"
          endAdornment={text('percent')}
          maxLength={12}
        />
      </Box>
    </Stack>
  );
}

/** All that is said of a priority, or a new one of the restaurant's own (R-MKT-08, R-MKT-09). */
export function ObjectiveDialog(props: ObjectiveDialogProps) {
  const text = useText(prioritiesTexts);
  const frame = useText(plannerTexts);
  const { form, isAlert, closeAlert } = useObjectiveForm(props);
  const { row, editor, onClose } = props;
  const isNew = row.resobjective_id === null;
  return (
    <>
      <FormDialog
        form={form}
        title={isNew ? text('dialogTitleOwn') : text('dialogTitle', { name: row.name })}
        confirm={text(isNew ? 'dialogAdd' : 'dialogSave')}
        onClose={onClose}
      >
        <Fields form={form} isOwn={row.type === PlanOrigin.Local} restaurantId={editor.plan.restaurant_id} />
      </FormDialog>
      {isAlert && (
        <NoticeDialog title={frame('numericTitle')} text={frame('numericText')} onClose={closeAlert} />
      )}
    </>
  );
}
