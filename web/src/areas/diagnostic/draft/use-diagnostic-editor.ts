import { type Diagnostic, diagnosticBlocks as blocks } from '@portal/contracts/areas/diagnostic';
import { useMemo } from 'react';
import { blockEditor } from '#ui/blocks/block-editor';
import { type DiagnosticEdits, type DiagnosticState, stateOfDiagnostic } from './diagnostic-state';
import { withoutBrands } from './without-brands';

const diagnosticBlocks = blockEditor<DiagnosticState>({ name: 'diagnostic', blocks });

/** Drops edits about removed brands, which are no conflict. */
function useAdapt({ brands, competition: { competence } }: Diagnostic) {
  return useMemo(() => {
    const known = new Set(brands.map((brand) => brand.brand_id));
    const chosen = new Set(competence.map((brand) => brand.brand_id));
    return (edits: DiagnosticEdits) => withoutBrands(edits, known, chosen);
  }, [brands, competence]);
}

/** The four blocks with the edits of this tab over them (R4). */
export function useDiagnosticEditor(diagnostic: Diagnostic) {
  const saved = useMemo(() => stateOfDiagnostic(diagnostic), [diagnostic]);
  const adapt = useAdapt(diagnostic);
  return diagnosticBlocks.useEditor({ id: diagnostic.restaurant_id, saved, adapt });
}
export type DiagnosticEditor = ReturnType<typeof useDiagnosticEditor>;
