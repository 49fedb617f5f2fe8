import { type EventOf, type ParsedInputOf, reject, type Rejection, translationsOf } from '@portal/contracts';
import {
  blankNationalPlan,
  copiedPlan,
  isNationalPlanEmpty,
  type NationalContent,
  type NationalObjective,
  nationalChanges,
  nationalProblems,
  nextNationalId,
  type plannerCommands,
  type plannerEvents,
} from '@portal/contracts/areas/planner';
import {
  type Command,
  type CommandFor,
  type Decision,
  defineDecider,
  type Evolutions,
} from '@portal/platform/decider/decider';
import { refusedYear } from './plan-year';
import type { StrategyWorld } from './requested-strategies';

export type NationalPlanEvent = Extract<
  EventOf<typeof plannerEvents>,
  { data: { readonly content: NationalContent } }
>;

/** `null` before the first edit. */
export interface NationalPlanState {
  readonly content: NationalContent;
  /** Highest id ever assigned. */
  readonly lastId: number;
  /** Before the last change; `null` after an undo. */
  readonly previous: NationalContent | null;
}
type State = NationalPlanState | null;

type Contracts = typeof plannerCommands;
type NationalCommands = {
  UpdateNationalPlan: CommandFor<Contracts['UpdateNationalPlan'], StrategyWorld>;
  CopyNationalPlan: CommandFor<Contracts['CopyNationalPlan'], { readonly source: NationalContent }>;
  RestoreNationalPlan: CommandFor<Contracts['RestoreNationalPlan']>;
};
type Update = Command<NationalCommands['UpdateNationalPlan']['input'], StrategyWorld>;

export const contentOfNational = (state: State): NationalContent => state?.content ?? blankNationalPlan;
const lastIdOf = (state: State) => state?.lastId ?? 0;

type Draft = ParsedInputOf<Contracts['UpdateNationalPlan']>['plan'];

function translated<T extends Draft['objectives'][number]>(
  { name_cat, ...item }: T,
  before: readonly Pick<NationalObjective, 'id' | 'translations'>[],
) {
  const known = before.find(({ id }) => id === item.id)?.translations;
  const translations = translationsOf({ name_cat }, 'name', known);
  return Object.keys(translations).length === 0 ? item : { ...item, translations };
}

/** Deleted sections keep their name. */
function withNames(draft: Draft, before: NationalContent, { childSection }: StrategyWorld) {
  const named = draft.strategies.map((strategy) => {
    const known = before.strategies.find(
      ({ id, sectionId }) => id === strategy.id && sectionId === strategy.sectionId,
    );
    return { ...strategy, name: childSection(strategy.sectionId) ?? known?.name ?? null };
  });
  const unknown = named.flatMap(({ name }, index) =>
    name === null ? [[`strategies.${index}.sectionId`, 'unknown'] as const] : [],
  );
  const strategies = named.map((strategy) => ({ ...strategy, name: strategy.name ?? '-' }));
  const objectives = draft.objectives.map((item) => translated(item, before.objectives));
  const actions = draft.actions.map((item) => translated(item, before.actions));
  return { content: { objectives, strategies, actions }, unknown: Object.fromEntries(unknown) };
}

const becoming = (year: number, content: NationalContent, state: State) => ({
  year,
  content,
  lastId: nextNationalId(lastIdOf(state), content) - 1,
  changes: [...nationalChanges(contentOfNational(state), content)],
});

const same = (a: NationalContent, b: NationalContent) => JSON.stringify(a) === JSON.stringify(b);

function updated({ input, facts }: Update, state: State): Decision<NationalPlanEvent> {
  const before = contentOfNational(state);
  const { content, unknown } = withNames(input.plan, before, facts);
  const problems = nationalProblems(content, input.year, { plan: before, lastId: lastIdOf(state) });
  const fields = { ...problems, ...unknown };
  if (Object.keys(fields).length > 0) return reject('national_plan_incomplete', { fields });
  if (same(content, before)) return [];
  return [{ type: 'NationalPlanUpdated', data: becoming(input.year, content, state) }];
}

function copied(
  {
    input,
    facts: { source },
  }: Command<NationalCommands['CopyNationalPlan']['input'], { source: NationalContent }>,
  state: State,
): Decision<NationalPlanEvent> {
  if (!isNationalPlanEmpty(contentOfNational(state))) return reject('national_plan_not_empty');
  if (isNationalPlanEmpty(source)) return reject('national_plan_empty');
  const content = copiedPlan(source, input.year, lastIdOf(state));
  return [
    { type: 'NationalPlanCopied', data: { ...becoming(input.year, content, state), from: input.from } },
  ];
}

function restored(
  { input: { year } }: Command<{ readonly year: number }>,
  state: State,
): Decision<NationalPlanEvent> {
  if (!state?.previous) return reject('national_plan_unchanged');
  return [{ type: 'NationalPlanRestored', data: becoming(year, state.previous, state) }];
}

/** Rejects years that cannot be planned. */
const inYear =
  <C extends Command<{ readonly year: number }>>(
    decide: (command: C, state: State) => readonly NationalPlanEvent[] | Rejection,
  ) =>
  (command: C, state: State) =>
    refusedYear(command.input.year, command) ?? decide(command, state);

const changedTo = (state: State, { data: { content, lastId } }: NationalPlanEvent): NationalPlanState => ({
  content,
  lastId,
  previous: contentOfNational(state),
});

const evolve: Evolutions<State, NationalPlanEvent> = {
  NationalPlanUpdated: changedTo,
  NationalPlanCopied: changedTo,
  NationalPlanRestored: (_state, { data: { content, lastId } }) => ({ content, lastId, previous: null }),
};

/** Edited as a whole (AMB-66). Stream `nationalPlan-{market}-{year}`. */
export const nationalPlanDecider = defineDecider<State, NationalCommands, NationalPlanEvent>({
  initial: null,
  decide: {
    UpdateNationalPlan: inYear(updated),
    CopyNationalPlan: inYear(copied),
    RestoreNationalPlan: inYear(restored),
  },
  evolve,
});

export const nationalPlanStream = (market: string, year: number): string => `nationalPlan-${market}-${year}`;
