import { type Diagnostic, diagnosticBlocks } from '@portal/contracts/areas/diagnostic';
import { useMemo } from 'react';
import { useSession } from '#core/session/session-state';
import { useBlockEdits } from '#ui/blocks/use-block-edits';
import { stateOfDiagnostic } from './diagnostic-state';
import { withoutBrands } from './without-brands';
import { diagnosticDrafts, type DiagnosticEdits } from './kept-edits';

/** Where what is typed is kept in this tab until it is saved. */
function useKept(restaurantId: number) {
  const { user } = useSession();
  return useMemo(
    () => ({
      read: () => diagnosticDrafts.read(user.id, restaurantId),
      write: (edits: DiagnosticEdits) =>
        diagnosticDrafts.write(user.id, restaurantId, Object.keys(edits).length === 0 ? null : edits),
    }),
    [user.id, restaurantId],
  );
}

/** A brand that goes takes what is typed about it with it: nobody else has edited the block for that. */
function useAdapt({ brands, competition: { competence } }: Diagnostic) {
  return useMemo(() => {
    const known = new Set(brands.map((brand) => brand.brand_id));
    const chosen = new Set(competence.map((brand) => brand.brand_id));
    return (edits: DiagnosticEdits) => withoutBrands(edits, known, chosen);
  }, [brands, competence]);
}

/** The four blocks while they are edited: what is saved stays live, what is typed lies over it (R4). */
export function useDiagnosticEditor(diagnostic: Diagnostic) {
  const saved = useMemo(() => stateOfDiagnostic(diagnostic), [diagnostic]);
  const blocks = useBlockEdits({
    saved,
    order: diagnosticBlocks,
    kept: useKept(diagnostic.restaurant_id),
    adapt: useAdapt(diagnostic),
  });
  return { ...blocks, saved };
}
export type DiagnosticEditor = ReturnType<typeof useDiagnosticEditor>;
