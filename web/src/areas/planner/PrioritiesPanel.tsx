import AddRounded from '@mui/icons-material/AddRounded';
import { Box, Button, ButtonBase, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  countOfPriority,
  freeRank,
  type ObjectiveRow,
  plannerQueries,
  PlanOrigin,
  priorityRanks,
  type RestaurantObjective,
  type RestaurantPlan,
} from '@portal/contracts/areas/planner';
import { sectionQueries, SectionType } from '@portal/contracts/areas/sections';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { QuestionDialog, useQuestion } from '#ui/dialogs/QuestionDialog';
import { lazyOverlay } from '#ui/part/lazy-part';
import { LoadedPart } from '#ui/states/Loaded';
import { RankChip } from './PlanChips';
import { PriorityCard, type StrategyOption } from './PriorityCard';
import {
  newRow,
  objectiveAt,
  type PlanEditor,
  type PlanTables,
  rowOfObjective,
  useFailureToast,
} from './planner';
import { plannerTexts, prioritiesTexts } from './texts';

const ObjectiveDialog = lazyOverlay(() =>
  import('./ObjectiveDialog').then((module) => module.ObjectiveDialog),
);

function useStrategyOptions(year: number): (objectiveId: number) => readonly StrategyOption[] {
  const text = useText(prioritiesTexts);
  const { data: planned } = useCallQuery(plannerQueries.ListNationalStrategies, { year });
  const { data: sections } = useCallQuery(sectionQueries.ListSectionsOfType, { type: SectionType.National });
  return useMemo(() => {
    const ofPlan = text('ofPlan');
    const ofCatalogue = text('ofCatalogue');
    const others = (sections ?? []).filter(({ level, status }) => level > 0 && status === 1);
    return (objectiveId) => {
      const first = (planned ?? []).filter((strategy) => strategy.objective_id === objectiveId);
      return [
        ...first.map(({ section_id: sectionId, strategy_name: name }) => ({
          sectionId,
          name,
          group: ofPlan,
        })),
        ...others
          .filter(({ id }) => !first.some((strategy) => strategy.section_id === id))
          .map(({ id, name }) => ({ sectionId: id, name, group: ofCatalogue })),
      ];
    };
  }, [planned, sections, text]);
}

/** R-MKT-06, AMB-63. */
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

interface Offered {
  readonly id: number;
  readonly name: string;
}

/** Choosing fills the first free rank; choosing again clears it (R-MKT-05…07, AMB-43). */
function usePriorityChoice(plan: RestaurantPlan, tables: PlanTables) {
  const text = useText(prioritiesTexts);
  const showFailure = useFailureToast();
  const question = useClearing(plan, tables);
  const [isFull, setFull] = useState(false);
  const { objectives } = plan;
  const rank = freeRank(objectives.map(({ status }) => status));
  const chosenAs = (id: number) =>
    objectives.find((one) => one.type === PlanOrigin.National && one.id === id);

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
    chosenAs,
    closeAlert: () => setFull(false),
    clear: question.ask,
    choose: async (offered: Offered) => {
      const chosen = chosenAs(offered.id);
      return chosen === undefined ? add(offered) : question.ask(chosen);
    },
    mayAdd: () => {
      setFull(rank === null);
      return rank !== null;
    },
  };
}

const pill = ({ vars: { palette } }: Theme) => ({
  gap: 0.75,
  minHeight: '1.875rem',
  px: 1.25,
  borderRadius: `${radii.pill}px`,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  border: `thin solid ${palette.control}`,
  bgcolor: 'background.paper',
  transition: `background-color ${motion.quick}ms`,
  '&:hover': { bgcolor: 'background.sunken' },
  '&[aria-pressed="true"]': {
    pl: 0.5,
    borderColor: 'text.primary',
    boxShadow: `inset 0 0 0 thin ${palette.text.primary}`,
  },
});

interface OptionProps {
  rank: number | undefined;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Option = ({ rank, isDisabled, onPress, children }: OptionProps) => (
  <li>
    <ButtonBase aria-pressed={rank !== undefined} disabled={isDisabled} onClick={onPress} sx={pill}>
      {rank !== undefined && <RankChip rank={rank} />}
      {children}
    </ButtonBase>
  </li>
);

interface PriorityPickerProps {
  plan: RestaurantPlan;
  offered: readonly Offered[];
  choice: ReturnType<typeof usePriorityChoice>;
  isBusy: boolean;
  onAddOwn: () => void;
}

function PriorityPicker({ plan, offered, choice, isBusy, onAddOwn }: PriorityPickerProps) {
  const text = useText(prioritiesTexts);
  const isOffered = ({ id, type }: RestaurantObjective) =>
    type === PlanOrigin.National && offered.some((one) => one.id === id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography
        variant="body2"
        component="ul"
        aria-label={text('choose', { max: priorityRanks.length })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, p: 0, listStyle: 'none' }}
      >
        {offered.map(({ id, name }) => (
          <Option
            key={id}
            rank={choice.chosenAs(id)?.status}
            isDisabled={isBusy}
            onPress={() => void choice.choose({ id, name })}
          >
            {name}
          </Option>
        ))}
        {plan.objectives
          .filter((objective) => !isOffered(objective))
          .map((objective) => (
            <Option
              key={`own-${objective.resobjective_id}`}
              rank={objective.status}
              isDisabled={isBusy}
              onPress={() => choice.clear(objective)}
            >
              {objective.name}
            </Option>
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
      </Typography>
      {offered.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text('noneOffered')}
        </Typography>
      )}
    </Box>
  );
}

function EmptyPriorityCard({ rank, isReadOnly }: { rank: number; isReadOnly: boolean }) {
  const text = useText(prioritiesTexts);
  return (
    <Typography
      variant="body2"
      component="section"
      color="textSecondary"
      aria-label={text('slot', { rank })}
      sx={{ p: 1.5, border: 'thin dashed', borderColor: 'control', borderRadius: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 0.5 }}>
        <RankChip rank={rank} isEmpty />
        <Typography variant="subtitle1" component="span">
          {text('empty')}
        </Typography>
      </Box>
      {text(isReadOnly ? 'emptyRead' : 'emptyText')}
    </Typography>
  );
}

interface PrioritiesPanelProps {
  editor: PlanEditor;
  tables: PlanTables;
  isReadOnly: boolean;
}

/** R-MKT-05…12. */
export function PrioritiesPanel({ editor, tables, isReadOnly }: PrioritiesPanelProps) {
  const text = useText(prioritiesTexts);
  const frame = useText(plannerTexts);
  const { plan } = editor;
  const [opened, setOpened] = useState<ObjectiveRow | null>(null);
  const offered = useCallQuery(plannerQueries.ListNationalObjectives, { year: plan.year });
  const optionsOf = useStrategyOptions(plan.year);
  const choice = usePriorityChoice(plan, tables);
  const onSaved = ({ resobjective_id: id, status: rank }: ObjectiveRow, name: string) => {
    if (id !== null) editor.discardPercents(id);
    tables.done(id === null ? text('added', { rank, name }) : frame('saved'), null);
    setOpened(null);
  };
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
        <Box
          {...(first === undefined && { id: 'strategies', className: 'anchor' })}
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
            '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
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
        </Box>
      </Box>
      <QuestionDialog question={choice.question} />
      {choice.isFull && (
        <NoticeDialog
          title={frame('fullTitle', { max: priorityRanks.length })}
          text={frame('fullText', { max: priorityRanks.length })}
          onClose={choice.closeAlert}
        />
      )}
      <Suspense>
        {opened !== null && (
          <ObjectiveDialog
            row={opened}
            editor={editor}
            tables={tables}
            onSaved={(name) => onSaved(opened, name)}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}
