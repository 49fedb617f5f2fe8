import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import {
  type ObjectiveRow,
  plannerQueries,
  priorityRanks,
  PlanOrigin,
  type RestaurantPlan,
  countOfPriority,
  freeRank,
  type RestaurantObjective,
} from '@portal/contracts/areas/planner';
import { Suspense, useState, useRef } from 'react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog, useQuestion } from '#ui/dialogs/QuestionDialog';
import { lazyOverlay } from '#ui/part/lazy-part';
import { LoadedPart } from '#ui/states/Loaded';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { radii, motion } from '#core/theme/tokens';
import { newRow, objectiveAt, rowOfObjective } from '../draft/plan-tables';
import type { PlanEditor } from '../draft/use-plan-editor';
import type { PlanTables } from '../draft/use-plan-tables';
import { plannerTexts, prioritiesTexts } from '../texts';
import { useFailureToast } from '../draft/use-failure-toast';
import { PriorityCard } from './PriorityCard';
import { useStrategyOptions } from './use-strategy-options';
import { RankChip } from './RankChip';

/** An objective of the national plan. */
interface Offered {
  readonly id: number;
  readonly name: string;
}

/** Asks before a priority is cleared with all that hangs on it, and offers to undo it (R-MKT-06, AMB-63). */
function useClearing({ objectives, strategies, actions }: RestaurantPlan, tables: PlanTables) {
  const text = useText(prioritiesTexts);
  const removalId = useRef<string | null>(null);
  const countFor = ({ resobjective_id: id }: RestaurantObjective) => countOfPriority(id, strategies, actions);
  return useQuestion<RestaurantObjective>({
    words: {
      title: ({ status }) => text('clearTitle', { rank: status }),
      text: (objective) => {
        const count = countFor(objective);
        const key = count.strategies === 0 ? 'clearNothing' : 'clearText';
        return text(key, { ...count, name: objective.name });
      },
      confirm: () => text('clearConfirm'),
    },
    isGrave: true,
    act: async (objective) => {
      const rows = objectives.filter((one) => one !== objective).map(rowOfObjective);
      removalId.current = (await tables.saveObjectives(rows, { removes: countFor(objective) })).removal_id;
    },
    onDone: ({ name }) => tables.done(text('cleared', { name }), removalId.current),
  });
}

/** Choosing fills the first free slot, where there is one; choosing again clears it (R-MKT-05…07, AMB-43). */
function usePriorityChoice(plan: RestaurantPlan, tables: PlanTables) {
  const text = useText(prioritiesTexts);
  const showFailure = useFailureToast();
  const question = useClearing(plan, tables);
  const [isFull, setFull] = useState(false);
  const { objectives } = plan;
  const rank = freeRank(objectives.map(({ status }) => status));

  const add = async (offered: Offered) => {
    if (rank === null) return setFull(true);
    try {
      await tables.saveObjectives([...objectives.map(rowOfObjective), newRow(offered, rank)]);
      tables.done(text('added', { rank, name: offered.name }), null);
    } catch (error) {
      showFailure(error);
    }
  };
  return {
    question,
    isFull,
    rank,
    closeAlert: () => setFull(false),
    clear: question.ask,
    choose: async (offered: Offered) => {
      const chosen = objectives.find(({ type, id }) => type === PlanOrigin.National && id === offered.id);
      return chosen === undefined ? add(offered) : question.ask(chosen);
    },
    /** Whether there is room for one more; says so where there is none. */
    mayAdd: () => {
      setFull(rank === null);
      return rank !== null;
    },
  };
}

type PriorityChoice = ReturnType<typeof usePriorityChoice>;

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
function PriorityPicker({ plan, offered, choice, isBusy, onAddOwn }: PriorityPickerProps) {
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
        <Typography variant="body2" color="textSecondary">
          {text('noneOffered')}
        </Typography>
      )}
    </Box>
  );
}

const Place = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5),
  borderRadius: radii.card,
  border: `thin dashed ${theme.vars.palette.control}`,
  color: theme.vars.palette.text.secondary,
}));

/** A slot that is free: says what comes here. */
function EmptyPriorityCard({ rank, isReadOnly }: { rank: number; isReadOnly: boolean }) {
  const text = useText(prioritiesTexts);
  return (
    <Place aria-label={text('slot', { rank })}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 0.5 }}>
        <RankChip rank={rank} isEmpty />
        <Typography variant="subtitle1" component="span">
          {text('empty')}
        </Typography>
      </Box>
      {text(isReadOnly ? 'emptyRead' : 'emptyText')}
    </Place>
  );
}

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
