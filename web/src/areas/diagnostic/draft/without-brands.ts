import type { ComparisonState, CompetitionState, DiagnosticEdits } from './diagnostic-state';

/**
 * What is typed, without brands that are gone.
 * @param known ids of the brands that can be chosen
 * @param chosen ids of the competitors as they are saved: only they can be compared
 */
export function withoutBrands(
  edits: DiagnosticEdits,
  known: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
): DiagnosticEdits {
  const { competition, comparison, ...others } = edits;
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
