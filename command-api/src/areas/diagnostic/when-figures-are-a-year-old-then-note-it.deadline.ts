import type { EventOf } from '@portal/contracts';
import { figuresGrowingOld, growsOldAt } from '@portal/contracts/areas/diagnostic';
import type { ImportKind, importEvents } from '@portal/contracts/areas/imports';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue } from '@portal/platform/automation/deadline';
import type { diagnosticBindings } from './diagnostic.bindings';

type ImportEvent = EventOf<typeof importEvents>;

const idOf = (kind: ImportKind, restaurantId: number) => `${kind}-${restaurantId}`;

/** Unless newer figures are imported before (AMB-64). */
export const whenFiguresAreAYearOldThenNoteIt = ({
  NoteOldFigures,
}: Pick<ReturnType<typeof diagnosticBindings>, 'NoteOldFigures'>) =>
  defineDeadline<ImportEvent>('when-figures-are-a-year-old-then-note-it', figuresGrowingOld, {
    on: {
      FiguresImported: ({ data: { kind, restaurantId, importedAt } }) =>
        restaurantId === null ? null : fallsDue(idOf(kind, restaurantId), growsOldAt(importedAt)),
      FiguresRestored: ({ data: { kind, restaurantId, restored } }) =>
        restaurantId === null
          ? null
          : fallsDue(idOf(kind, restaurantId), restored && growsOldAt(restored.importedAt)),
    },
    then: ({ id, dueAt }) => {
      const at = id.lastIndexOf('-');
      const kind = id.slice(0, at) as ImportKind;
      return intend(NoteOldFigures, { restaurantId: Number(id.slice(at + 1)), kind, dueAt });
    },
  });
