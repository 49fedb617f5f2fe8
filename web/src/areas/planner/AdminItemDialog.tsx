import { Skeleton, Stack } from '@mui/material';
import {
  maxPlanName,
  type NationalPlan,
  type NationalStrategy,
  plannerCommands,
} from '@portal/contracts/areas/planner';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { localFields, type Market, textsOf, translationsOf } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { SwitchInput } from '#ui/fields/SwitchInput';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordLocalText } from '#ui/record/RecordFields';
import { TreePicker } from '#ui/tree/TreePicker';
import { codesOf, DatesFields, problemOfDates } from './DatesFields';
import {
  draftOnWire,
  type EditedAction,
  type EditedObjective,
  type NationalPlanChanges,
  withAction,
  withObjective,
  withStrategy,
} from './national-plan';
import { adminPlanTexts } from './texts';

export type EditedItem =
  | { readonly kind: 'objective'; readonly item: Partial<EditedObjective> }
  | { readonly kind: 'strategy'; readonly item: Partial<NationalStrategy> & { readonly objectiveId: number } }
  | { readonly kind: 'action'; readonly item: Partial<EditedAction> & { readonly strategyId: number } };

interface Values {
  name: string;
  name_cat: string;
  section: number;
  start: string;
  end: string;
  shown: boolean;
}

interface AdminItemDialogProps {
  national: NationalPlan;
  edited: EditedItem;
  changes: NationalPlanChanges;
  onClose: () => void;
}

const noSection = 0;

const blank = { name: '', name_cat: '', section: noSection, start: '', end: '', shown: true };

function valuesOf({ kind, item }: EditedItem): Values {
  if (kind === 'strategy') return { ...blank, section: item.sectionId ?? noSection };
  const names = localFields('name', item.texts ?? {});
  if (kind === 'objective') return { ...blank, ...names };
  const { start = '', end = '', status = 1 } = item;
  return { ...blank, ...names, start, end, shown: status === 1 };
}

/** Applied to the latest plan, so that changes by others stay. */
function planWithItem(
  { plan, next_id }: NationalPlan,
  { kind, item }: EditedItem,
  values: Values,
  market: Market,
) {
  const { name, start, end } = values;
  const id = item.id ?? next_id;
  if (kind === 'strategy')
    return withStrategy(plan, { id, objectiveId: item.objectiveId, sectionId: values.section, name });
  const texts = textsOf(market, name, translationsOf(values, 'name'));
  if (kind === 'objective') return withObjective(plan, { id, name, texts });
  const status = values.shown ? 1 : 0;
  return withAction(plan, { id, strategyId: item.strategyId, name, texts, start, end, status });
}

const required = (isMissing: boolean) => (isMissing ? 'required' : undefined);

function problemsOf({ kind }: EditedItem, values: Values, year: number) {
  if (kind === 'strategy') return { section: required(values.section === noSection) };
  return {
    name: required(values.name.trim() === ''),
    ...(kind === 'action' && codesOf(problemOfDates(values, year), values, year)),
  };
}

function useItemForm({ national, edited, changes, onClose }: AdminItemDialogProps) {
  const text = useText(adminPlanTexts);
  const { year } = national;
  const { market } = useMarket();
  const planWith = (values: Values) => planWithItem(national, edited, values, market);
  const nameOf = useSectionNames();
  const form = useCommandForm<typeof plannerCommands.UpdateNationalPlan, Values>(
    plannerCommands.UpdateNationalPlan,
    {
      words: adminPlanTexts,
      initial: valuesOf(edited),
      toInput: (values) => ({ year, plan: draftOnWire(planWith(values)) }),
      useCheck: (values) => problemsOf(edited, values, year),
      send: (values) => changes.save(planWith(values)),
      onSent: (data, values) => {
        const name = edited.kind === 'strategy' ? nameOf(values.section) : values.name;
        if (data) changes.done(text('saved', { name, year }), data.version);
        onClose();
      },
    },
  );
  const parts = { objectives: text('objectives'), strategies: text('strategies'), actions: text('actions') };
  return { ...form, fieldNames: { ...form.fieldNames, ...parts } };
}
type ItemForm = ReturnType<typeof useItemForm>;

function useSectionNames() {
  const { data } = useCallList(sectionQueries.ListSections, {});
  return (id: number) => data?.rows.find((section) => section.id === id)?.name ?? '';
}

/** Top sections cannot be chosen. */
function SectionField({ form }: { form: ItemForm }) {
  const text = useText(adminPlanTexts);
  const { data } = useCallList(sectionQueries.ListSections, {});
  const nodes = useMemo(
    () =>
      (data?.rows ?? [])
        .filter(({ visible }) => visible)
        .map(({ id, parent_id, name }) => ({ id, parentId: parent_id, name, disabled: parent_id < 0 })),
    [data],
  );
  if (data === undefined) return <Skeleton variant="rounded" height={72} />;
  const { section } = form.values;
  const code = form.codeOf('section');
  return (
    <TreePicker
      label={text('section')}
      helperText={text('sectionHint')}
      nodes={nodes}
      value={section === noSection ? [] : [section]}
      onChange={([id]) => form.set('section', id ?? noSection)}
      error={code === undefined ? undefined : text('error.section.required')}
    />
  );
}

const editTitles = { objective: 'editObjective', strategy: 'editStrategy', action: 'editAction' } as const;

function useTitle({ plan }: NationalPlan, { kind, item }: EditedItem): string {
  const text = useText(adminPlanTexts);
  if (item.id !== undefined) return text(editTitles[kind]);
  if (kind === 'objective') return text('addObjective');
  const nameIn = (all: readonly { readonly id: number; readonly name: string }[], id: number) =>
    all.find((one) => one.id === id)?.name ?? '';
  return kind === 'strategy'
    ? text('addStrategyTo', { name: nameIn(plan.objectives, item.objectiveId) })
    : text('addActionTo', { name: nameIn(plan.strategies, item.strategyId) });
}

/** AMB-66. */
export function AdminItemDialog(props: AdminItemDialogProps) {
  const text = useText(adminPlanTexts);
  const { national, edited, onClose } = props;
  const form = useItemForm(props);
  const title = useTitle(national, edited);
  return (
    <FormDialog form={form} title={title} confirm={text('save')} onClose={onClose}>
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        {edited.kind !== 'strategy' && (
          <RecordLocalText form={form} name="name" maxLength={maxPlanName} autoFocus />
        )}
        {edited.kind === 'strategy' && <SectionField form={form} />}
        {edited.kind === 'action' && (
          <>
            <DatesFields year={national.year} form={form} />
            <SwitchInput
              label={text('shown')}
              hint={text('shownHint')}
              checked={form.values.shown}
              onChange={(on) => form.set('shown', on)}
            />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}
