import type { EventOf } from '@portal/contracts';
import { figuresByName, type importEvents } from '@portal/contracts/areas/imports';
import { type Automation, defineAutomation, intend } from '@portal/platform/automation/automation';
import type { diagnosticBindings } from './diagnostic.bindings';

type Own = Pick<ReturnType<typeof diagnosticBindings>, 'ImportCompetition' | 'UndoCompetitionImport'>;
type ImportEvent = EventOf<typeof importEvents>;

/**
 * Imported competitors stay until edited; an undo restores the previous ones.
 * Both edit the block, so that versions conflict (R4, W36).
 */
export const whenCompetitorsAreImportedThenTheDiagnosticHasThem = ({
  ImportCompetition,
  UndoCompetitionImport,
}: Own): Automation =>
  defineAutomation<ImportEvent>('when-competitors-are-imported-then-the-diagnostic-has-them', {
    on: {
      FiguresImported: ({ data: { kind, restaurantId, importId, rows } }) => {
        if (kind !== 'competence' || restaurantId === null) return null;
        const competitors = figuresByName(kind, rows).map(({ brand, status }) => ({
          brandId: String(brand),
          status,
        }));
        return intend(ImportCompetition, { restaurantId, importId, competitors });
      },
      FiguresRestored: ({ data: { kind, restaurantId, importId } }) =>
        kind === 'competence' && restaurantId !== null
          ? intend(UndoCompetitionImport, { restaurantId, importId })
          : null,
    },
  });
