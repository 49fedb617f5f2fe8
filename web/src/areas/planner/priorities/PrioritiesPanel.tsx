import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type ObjectiveRow, plannerQueries, priorityRanks } from '@portal/contracts/areas/planner';
import { Suspense, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { lazyOverlay } from '#ui/part/lazy-part';
import { LoadedPart } from '#ui/states/LoadedPart';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { newRow, objectiveAt, rowOfObjective } from '../draft/plan-tables';
import type { PlanEditor } from '../draft/use-plan-editor';
import type { PlanTables } from '../draft/use-plan-tables';
import { plannerTexts, prioritiesTexts } from '../texts';
import { EmptyPriorityCard } from './EmptyPriorityCard';
import { PriorityCard } from './PriorityCard';
import { PriorityPicker } from './PriorityPicker';
import { usePriorityChoice } from './use-priority-choice';
import { useStrategyOptions } from './use-strategy-options';

const ObjectiveDialog = lazyOverlay(() =>
  import('./ObjectiveDialog').then((module) => module.ObjectiveDialog),
);

/** Beside each other where there is room; below each other, what a card says beside its strategies, elsewhere. */
const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .priority': {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(0.75),
    padding: theme.spacing(1.25, 1.5),
  },
  '& .facts': { display: 'grid', gap: theme.spacing(0.5) },
  '& .strategies': { display: 'grid', gap: theme.spacing(0.75), margin: 0, padding: 0, listStyle: 'none' },
  '@media screen': {
    [theme.breakpoints.between('sm', 'md')]: {
      '& .priority': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: theme.spacing(2),
      },
      '& .priority > :first-child': { gridColumn: '1 / -1' },
    },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '@media print': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& .priority, & .strategies': { gap: theme.spacing(0.25) },
  },
}));

interface PrioritiesPanelProps {
  editor: PlanEditor;
  tables: PlanTables;
  isReadOnly: boolean;
}

/** Three priorities with their objectives and strategies, and what they are chosen from (R-MKT-05…12). */
export function PrioritiesPanel({ editor, tables, isReadOnly }: PrioritiesPanelProps) {
  const text = useText(prioritiesTexts);
  const frame = useText(plannerTexts);
  const { plan } = editor;
  const [opened, setOpened] = useState<ObjectiveRow | null>(null);
  const offered = useCallQuery(plannerQueries.ListNationalObjectives, { year: plan.year });
  const optionsOf = useStrategyOptions(plan.year);
  const choice = usePriorityChoice(plan, tables);
  const typedOf = ({ resobjective_id: id, value }: ObjectiveRow) => ({
    sales: id === null ? '0' : editor.percentAt(id, 'sales', Number(value.sales)),
    new: id === null ? '0' : editor.percentAt(id, 'new', Number(value.new)),
  });
  const close = () => setOpened(null);
  const first = priorityRanks.find((rank) => objectiveAt(plan, rank) !== undefined);
  return (
    <>
      <Box
        component="section"
        id="priorities"
        className="anchor"
        aria-label={frame('part.priorities')}
        data-print="no"
      >
        {!isReadOnly && (
          <LoadedPart query={offered} skeleton={<Skeleton height={32} />}>
            {(objectives) => (
              <PriorityPicker
                plan={plan}
                choice={choice}
                offered={objectives}
                isBusy={tables.isSaving}
                onAddOwn={() => setOpened(newRow({ id: null, name: '' }, choice.rank ?? 1))}
              />
            )}
          </LoadedPart>
        )}
      </Box>
      <Box
        component="section"
        id="objectives"
        className="anchor"
        aria-label={frame('part.objectives')}
        sx={{ pt: 1.5 }}
      >
        <Cards {...(first === undefined && { id: 'strategies', className: 'anchor' })}>
          {priorityRanks.map((rank) => {
            const objective = objectiveAt(plan, rank);
            if (objective === undefined)
              return <EmptyPriorityCard key={rank} rank={rank} isReadOnly={isReadOnly} />;
            return (
              <PriorityCard
                key={objective.resobjective_id}
                objective={objective}
                editor={editor}
                isReadOnly={isReadOnly}
                isFirst={rank === first}
                options={optionsOf(objective.id)}
                onEdit={() => setOpened(rowOfObjective(objective))}
                onClear={() => choice.clear(objective)}
              />
            );
          })}
        </Cards>
      </Box>
      <QuestionDialog question={choice.question} />
      {choice.isFull && (
        <NoticeDialog title={frame('fullTitle')} text={frame('fullText')} onClose={choice.closeAlert} />
      )}
      <Suspense>
        {opened !== null && (
          <ObjectiveDialog
            editor={editor}
            tables={tables}
            row={opened}
            typed={typedOf(opened)}
            onSaved={({ name }) => {
              if (opened.resobjective_id !== null) editor.discardPercents(opened.resobjective_id);
              tables.done(
                opened.resobjective_id === null
                  ? text('added', { rank: opened.status, name })
                  : frame('saved'),
                null,
              );
              close();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
