import { type DiagnosticBlock, diagnosticCommands } from '@portal/contracts/areas/diagnostic';
import { useMay } from '#core/session/use-may';
import { useDiagnostic, useEditor } from './diagnostic-context';
import { type DiagnosticState, versionsOf } from './diagnostic-state';

/** The command that saves a block: who may not send it reads only (AMB-52). */
const saveOfBlock = {
  swot: diagnosticCommands.UpdateSwot,
  clients: diagnosticCommands.UpdateClients,
  competition: diagnosticCommands.UpdateCompetition,
  comparison: diagnosticCommands.UpdateComparison,
} as const satisfies Record<DiagnosticBlock, unknown>;

/** A block of the open diagnostic: `const swot = useBlock('swot')`. Save it with `useBlockSave`. */
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
    /** As the server has it, live. */
    saved,
    /** What was saved when typing began: what others did since is what differs from it. */
    base: edit?.base ?? saved,
    /** The same with what is typed over it. */
    value,
    /** Goes with the save: another one by now is told instead of overwritten (R4). */
    version: versionsOf(diagnostic)[block],
    isReadOnly: !may(saveOfBlock[block]),
    isChanged: editor.changed.includes(block),
    /** Somebody else saved it while it was edited here. */
    isContested: editor.contested.includes(block),
    /** Who saved it last, and when. */
    lastChange: diagnostic.changed[block] ?? null,
    set: (next: DiagnosticState[B]) => editor.set(block, next),
    discard: () => editor.discard([block]),
    keepMine: () => editor.keepMine([block]),
  };
}
export type EditedBlock<B extends DiagnosticBlock = DiagnosticBlock> = ReturnType<typeof useBlock<B>>;
