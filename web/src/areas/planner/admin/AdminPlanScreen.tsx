import AddRounded from '@mui/icons-material/AddRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isNationalPlanEmpty, type NationalPlan, plannerQueries } from '@portal/contracts/areas/planner';
import { Suspense, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog, useQuestion } from '#ui/dialogs/QuestionDialog';
import { Page } from '#ui/Page';
import { lazyOverlay } from '#ui/part/lazy-part';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { usePlanYear } from '../use-plan-year';
import { YearPicker } from '../YearPicker';
import { adminPlanTexts } from '../texts';
import type { EditedItem } from './AdminItemDialog';
import { AdminObjectivePanel, type DeletedItem } from './AdminObjectivePanel';
import { countBelow, without } from './national-draft';
import { type NationalPlanChanges, useNationalPlan } from './use-national-plan';

const AdminItemDialog = lazyOverlay(() =>
  import('./AdminItemDialog').then((module) => module.AdminItemDialog),
);

interface EmptyPlanProps {
  national: NationalPlan;
  changes: NationalPlanChanges;
  onAdd: () => void;
}

/** Nothing is planned for that year: begin, or take what another year has. */
function EmptyPlan({ national: { year, years }, changes, onAdd }: EmptyPlanProps) {
  const text = useText(adminPlanTexts);
  const others = years.filter((one) => one !== year).toReversed();
  return (
    <EmptyState
      title={text('emptyTitle', { year })}
      text={text('emptyText')}
      action={
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ justifyContent: 'center' }}>
          <Button variant="contained" color="primary" startIcon={<AddRounded aria-hidden />} onClick={onAdd}>
            {text('addObjective')}
          </Button>
          {others.map((one) => (
            <Button
              key={one}
              startIcon={<ContentCopyRounded aria-hidden />}
              disabled={changes.isPending}
              onClick={() => void changes.copyFrom(one)}
            >
              {text('copyFrom', { year: one })}
            </Button>
          ))}
        </Stack>
      }
    />
  );
}

/** Deletes after a question that says what goes with it. */
function useDeletion({ plan, year }: NationalPlan, changes: NationalPlanChanges) {
  const text = useText(adminPlanTexts);
  return useQuestion<DeletedItem>({
    words: {
      title: ({ name }) => text('deleteTitle', { name }),
      text: ({ kind, id }) =>
        kind === 'action' ? text('deleteActionText') : text('deleteText', { ...countBelow(plan, kind, id) }),
      confirm: () => text('deleteConfirm'),
    },
    isGrave: true,
    act: async ({ kind, id, name }) => {
      const { version } = await changes.save(without(plan, kind, id));
      changes.done(text('deleted', { name, year }), version);
    },
    onDone: () => undefined,
  });
}

/** How much there is, when it was changed last, and what can be done about all of it. */
function PlanSummary({ national, changes, onAdd }: EmptyPlanProps) {
  const text = useText(adminPlanTexts);
  const dates = useDates();
  const { year, update_date, plan } = national;
  const { objectives, strategies, actions } = plan;
  const when = update_date === null ? '' : dates.time(update_date);
  const undoing = useQuestion<string>({
    words: {
      title: () => text('undoTitle'),
      text: (moment) => text('undoText', { year, when: moment }),
      confirm: () => text('undoConfirm'),
    },
    isGrave: true,
    act: () => changes.undo(),
    onDone: () => undefined,
  });
  const counts = {
    objectives: objectives.length,
    strategies: strategies.length,
    actions: actions.length,
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" component="div" color="textSecondary" sx={{ flex: '1 1 16rem' }}>
        {text('counts', counts)}
        {update_date !== null && (
          <Box component="span" sx={{ display: 'block' }}>
            {text('updated', { when })}
          </Box>
        )}
      </Typography>
      {national.can_restore && (
        <Button
          startIcon={<UndoRounded aria-hidden />}
          disabled={changes.isPending}
          onClick={() => undoing.ask(when)}
        >
          {text('undo')}
        </Button>
      )}
      <Button variant="contained" color="primary" startIcon={<AddRounded aria-hidden />} onClick={onAdd}>
        {text('addObjective')}
      </Button>
      <QuestionDialog question={undoing} />
    </Box>
  );
}

function PlanOfYear({ national }: { national: NationalPlan }) {
  const [edited, setEdited] = useState<EditedItem | null>(null);
  const changes = useNationalPlan(national);
  const deletion = useDeletion(national, changes);
  const { plan, year } = national;
  const add = () => setEdited({ kind: 'objective', item: {} });
  const parts = { national, changes, onAdd: add };
  return (
    <>
      {isNationalPlanEmpty(plan) ? (
        <EmptyPlan {...parts} />
      ) : (
        <Stack spacing={2}>
          <PlanSummary {...parts} />
          {plan.objectives.map((objective) => (
            <AdminObjectivePanel
              key={objective.id}
              objective={objective}
              plan={plan}
              year={year}
              onEdit={setEdited}
              onDelete={deletion.ask}
            />
          ))}
        </Stack>
      )}
      <QuestionDialog question={deletion} />
      <Suspense>
        {edited !== null && (
          <AdminItemDialog
            national={national}
            edited={edited}
            changes={changes}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The plan of the chain, year by year (AMB-66). */
export function AdminPlanScreen() {
  const text = useText(adminPlanTexts);
  const { year, years, setYear } = usePlanYear();
  const national = useCallQuery(plannerQueries.GetNationalPlan, { year });
  return (
    <Page
      title={text('title')}
      subtitle={text('subtitle')}
      actions={<YearPicker year={year} years={years} onYear={setYear} />}
    >
      <Loaded query={national} skeleton={<SkeletonRows rows={8} />}>
        {(data) => <PlanOfYear key={data.year} national={data} />}
      </Loaded>
    </Page>
  );
}
