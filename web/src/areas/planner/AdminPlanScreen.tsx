import AddRounded from '@mui/icons-material/AddRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import { Box, Button, Stack, Typography } from '@mui/material';
import { isNationalPlanEmpty, type NationalPlan, plannerQueries } from '@portal/contracts/areas/planner';
import { Suspense, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog, useQuestion } from '#ui/dialogs/QuestionDialog';
import { HistoryButton } from '#ui/history/HistoryButton';
import { Page } from '#ui/Page';
import { lazyOverlay } from '#ui/part/lazy-part';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import type { EditedItem } from './AdminItemDialog';
import { AdminObjectivePanel, type DeletedItem } from './AdminObjectivePanel';
import { usePlanYear, YearPicker } from './YearPicker';
import {
  countBelow,
  type NationalPlanChanges,
  useNationalPlan,
  useNationalPlanHistory,
  without,
} from './national-plan';
import { adminPlanTexts } from './texts';

const AdminItemDialog = lazyOverlay(() =>
  import('./AdminItemDialog').then((module) => module.AdminItemDialog),
);

interface WholePlanProps {
  national: NationalPlan;
  changes: NationalPlanChanges;
  onAdd: () => void;
}

function EmptyPlan({ national: { year, years }, changes, onAdd }: WholePlanProps) {
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

function PlanSummary({ national, changes, onAdd }: WholePlanProps) {
  const text = useText(adminPlanTexts);
  const dates = useDates();
  const { year, update_date, plan, can_restore } = national;
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
    objectives: plan.objectives.length,
    strategies: plan.strategies.length,
    actions: plan.actions.length,
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" component="div" color="textSecondary" sx={{ flex: '1 1 16rem' }}>
        {text('counts', counts)}
        {when !== '' && <div>{text('updated', { when })}</div>}
      </Typography>
      {can_restore && (
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
  const text = useText(adminPlanTexts);
  const [edited, setEdited] = useState<EditedItem | null>(null);
  const changes = useNationalPlan(national);
  const { plan, year } = national;
  const deletion = useQuestion<DeletedItem>({
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
  const whole = { national, changes, onAdd: () => setEdited({ kind: 'objective', item: {} }) };
  const part = { plan, year, onEdit: setEdited, onDelete: deletion.ask };
  return (
    <>
      {isNationalPlanEmpty(plan) ? (
        <EmptyPlan {...whole} />
      ) : (
        <Stack spacing={2}>
          <PlanSummary {...whole} />
          {plan.objectives.map((objective) => (
            <AdminObjectivePanel key={objective.id} objective={objective} {...part} />
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

function PlanHistoryButton({ national }: { national: NationalPlan }) {
  return <HistoryButton history={useNationalPlanHistory(national)} />;
}

/** AMB-66. */
export function AdminPlanScreen() {
  const text = useText(adminPlanTexts);
  const years = usePlanYear();
  const national = useCallQuery(plannerQueries.GetNationalPlan, { year: years.year });
  return (
    <Page
      title={text('title')}
      subtitle={text('subtitle')}
      actions={
        <>
          {national.data && <PlanHistoryButton national={national.data} />}
          <YearPicker {...years} />
        </>
      }
    >
      <Loaded query={national} skeleton={<SkeletonRows rows={8} />}>
        {(data) => <PlanOfYear key={data.year} national={data} />}
      </Loaded>
    </Page>
  );
}
