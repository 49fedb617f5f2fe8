import {
  type Benchmark,
  type Diagnostic,
  type DiagnosticBlock,
  diagnosticBlocks as blocks,
  diagnosticCommands,
  diagnosticQueries,
  type IntensityByType,
  intensityFields,
  rivalFields,
  type Swot,
  swotFields,
  swotLists,
} from '@portal/contracts/areas/diagnostic';
import type { CommandContract, InputOf } from '@portal/contracts/kernel';
import { createContext, use, useMemo } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { blockEditor, useBlockSave as useSave } from '#ui/blocks/block-editor';
import type { BlockEdits } from '#ui/blocks/block-edits';
import { useToast } from '#ui/toast/toast-context';
import { type ComparisonState, shareText, type TypedShare } from './diagnostic';
import { diagnosticTexts } from './texts';

interface CompetitionState {
  readonly brandIds: readonly string[];
  readonly intensity: IntensityByType;
}

/** Each is saved with its own version (R4). */
interface DiagnosticState {
  readonly swot: Swot;
  readonly clients: readonly TypedShare[];
  readonly competition: CompetitionState;
  readonly comparison: ComparisonState;
}
export type DiagnosticEdits = BlockEdits<DiagnosticState>;

const swotOf = ({ swot }: Diagnostic): Swot =>
  Object.fromEntries(swotLists.map((list) => [list, swot[swotFields[list]]])) as unknown as Swot;

const clientsOf = ({ clients }: Diagnostic): readonly TypedShare[] =>
  clients.data.map(({ cluster_id: segment, week, weekend, daypart }) => ({
    segment,
    week: shareText(week),
    weekend: shareText(weekend),
    daypart,
  }));

function competitionOf({ competition, intensity }: Diagnostic): CompetitionState {
  const levels = intensityFields.map((field) => [field, intensity[field] === '' ? null : intensity[field]]);
  return {
    brandIds: competition.competence.map((brand) => brand.brand_id),
    intensity: Object.fromEntries(levels) as IntensityByType,
  };
}

const comparisonOf = ({ comparison }: Diagnostic): ComparisonState => ({
  own: comparison.mcd.features,
  rivals: rivalFields.flatMap((field) => {
    const row = comparison[field];
    return row === null ? [] : [{ brandId: row.brand_id, ratings: row.features }];
  }),
});

export const stateOf = (diagnostic: Diagnostic): DiagnosticState => ({
  swot: swotOf(diagnostic),
  clients: clientsOf(diagnostic),
  competition: competitionOf(diagnostic),
  comparison: comparisonOf(diagnostic),
});

/**
 * Edits without removed brands.
 * @param known ids of all brands
 * @param chosen ids of the saved competitors: only they can be compared
 */
export function withoutBrands(
  { competition, comparison, ...others }: DiagnosticEdits,
  known: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
): DiagnosticEdits {
  const listed = (state: CompetitionState): CompetitionState => ({
    ...state,
    brandIds: state.brandIds.filter((id) => known.has(id)),
  });
  const rated = (state: ComparisonState): ComparisonState => ({
    ...state,
    rivals: state.rivals.filter(({ brandId }) => chosen.has(brandId)),
  });
  return {
    ...others,
    ...(competition && {
      competition: { value: listed(competition.value), base: listed(competition.base) },
    }),
    ...(comparison && { comparison: { value: rated(comparison.value), base: rated(comparison.base) } }),
  };
}

const diagnosticEditor = blockEditor<DiagnosticState>({ name: 'diagnostic', blocks });

export function useDiagnosticEditor(diagnostic: Diagnostic) {
  const { restaurant_id: id, brands, competition } = diagnostic;
  const saved = useMemo(() => stateOf(diagnostic), [diagnostic]);
  const adapt = useMemo(() => {
    const known = new Set(brands.map((brand) => brand.brand_id));
    const chosen = new Set(competition.competence.map((brand) => brand.brand_id));
    return (edits: DiagnosticEdits) => withoutBrands(edits, known, chosen);
  }, [brands, competition.competence]);
  return diagnosticEditor.useEditor({ id, saved, adapt });
}

export const DiagnosticContext = createContext<Diagnostic | null>(null);
/** Changes with each key: only for what shows edits. */
export const DiagnosticEditorContext = createContext<ReturnType<typeof useDiagnosticEditor> | null>(null);

export function useDiagnostic(): Diagnostic {
  const diagnostic = use(DiagnosticContext);
  if (diagnostic === null) throw new Error('useDiagnostic needs an open diagnostic above it');
  return diagnostic;
}

function useEditor() {
  const editor = use(DiagnosticEditorContext);
  if (editor === null) throw new Error('useEditor needs an open diagnostic above it');
  return editor;
}

/** `null` until loaded, or if refused. */
export function useBenchmark(): Benchmark | null {
  const { restaurant_id: id } = useDiagnostic();
  return useCallQuery(diagnosticQueries.GetBenchmark, { id }).data ?? null;
}

/** Without the right to send it, a block is read-only (AMB-52). */
const commands = {
  swot: diagnosticCommands.UpdateSwot,
  clients: diagnosticCommands.UpdateClients,
  competition: diagnosticCommands.UpdateCompetition,
  comparison: diagnosticCommands.UpdateComparison,
} as const satisfies Record<DiagnosticBlock, unknown>;

export function useBlock<B extends DiagnosticBlock>(block: B) {
  const diagnostic = useDiagnostic();
  const editor = useEditor();
  const may = useMay();
  const saved: DiagnosticState[B] = editor.saved[block];
  const value: DiagnosticState[B] = editor.state[block];
  const edit: { readonly base: DiagnosticState[B] } | undefined = editor.edits[block];
  return {
    block,
    restaurantId: diagnostic.restaurant_id,
    saved,
    /** Saved when editing began. */
    base: edit?.base ?? saved,
    value,
    version: diagnostic[block].version,
    isReadOnly: !may(commands[block]),
    isChanged: editor.changed.includes(block),
    isContested: editor.contested.includes(block),
    lastChange: diagnostic.changed[block] ?? null,
    set: (next: DiagnosticState[B]) => editor.set(block, next),
    discard: () => editor.discard([block]),
    keepMine: () => editor.keepMine([block]),
  };
}
export type EditedBlock<B extends DiagnosticBlock = DiagnosticBlock> = ReturnType<typeof useBlock<B>>;

/** Stale after a save. */
export const blockQueries = [
  diagnosticQueries.GetDiagnostic,
  diagnosticQueries.GetBenchmark,
  diagnosticQueries.ListAlerts,
] as const;

interface BlockSaveOptions<B extends DiagnosticBlock, C extends CommandContract> {
  readonly contract: C;
  readonly inputOf: (value: DiagnosticState[B], version: number) => InputOf<C>;
  /** As the server stores it. */
  readonly normalized?: (value: DiagnosticState[B]) => DiagnosticState[B];
}

/** R-DIA-08, R-DIA-21, R-DIA-31. */
export function useBlockSave<B extends DiagnosticBlock, C extends CommandContract>(
  { block, version }: EditedBlock<B>,
  { contract, inputOf, normalized }: BlockSaveOptions<B, C>,
) {
  const text = useText(diagnosticTexts);
  const toast = useToast();
  const update = useCallCommand(contract, { refresh: blockQueries, once: true });
  return useSave<DiagnosticState>(useEditor(), {
    blocks: [block],
    ...(normalized && { normalized: (state) => ({ ...state, [block]: normalized(state[block]) }) }),
    send: async (state) => {
      await update.send(inputOf(state[block], version));
      toast.done(text('saved'));
    },
  });
}
