import { type EventOf, reject, type Rejection } from '@portal/contracts';
import {
  type FigurePlace,
  type FigureRows,
  type importCommands,
  type importEvents,
  restaurantOfPlace,
} from '@portal/contracts/areas/imports';
import {
  type Command,
  type CommandFor,
  type Decision,
  defineDecider,
} from '@portal/platform/decider/decider';
import type { BroughtFigures } from './figure-rows';
import { figureSnapshots } from './figures-snapshot';
import { imported, isRestorable, type KindFigures, noFigures, restored, settled } from './figures-state';
import type { CheckedImport } from './import.decider';

type FigureEvent = Extract<
  EventOf<typeof importEvents>,
  { type: 'FiguresImported' | 'FiguresRestored' | 'ImportConfirmed' | 'ImportUndone' }
>;

/** What was found of a checked file; `figures` is `null` once its files are gone. */
export interface ConfirmFacts {
  readonly checked: CheckedImport;
  readonly figures: readonly { readonly place: FigurePlace; readonly rows: FigureRows }[] | null;
}

/** What was found of an import, and of what its places had before it. */
export interface UndoFacts {
  readonly checked: CheckedImport;
  readonly former: ReadonlyMap<FigurePlace, BroughtFigures>;
}

type Contracts = typeof importCommands;
type FigureCommands = {
  ConfirmImport: CommandFor<Contracts['ConfirmImport'], ConfirmFacts>;
  UndoImport: CommandFor<Contracts['UndoImport'], UndoFacts>;
};
type Confirm = Command<FigureCommands['ConfirmImport']['input'], ConfirmFacts>;

/** All of a kind's figures, by place. */
export const figuresStream = (kind: string): string => `figures-${kind}`;

/** Why a file cannot become figures, or no longer. */
function refusal({ facts: { checked, figures } }: Confirm, { changes }: KindFigures): Rejection | null {
  if (checked.problemCount > 0) return reject('import_refused');
  if (figures === null) return reject('import_expired');
  return checked.comparedWith === changes ? null : reject('import_outdated');
}

const isSameAsBefore = ({ counts }: CheckedImport): boolean =>
  counts.new + counts.changed + counts.gone === 0;

/** An event for each place, and one behind them; nothing where the file says what is there (AMB-69). */
function confirm(command: Confirm, state: KindFigures): Decision<FigureEvent> {
  const { facts, input, at: importedAt } = command;
  const { importId, kind, rows, counts } = facts.checked;
  const known = state.imports.get(importId);
  if (known) return known.undone ? reject('import_undone') : [];
  const refused = refusal(command, state);
  if (refused) return refused;
  if (isSameAsBefore(facts.checked)) return [];
  const { period_from: from, period_to: to } = input;
  const period = from === '' ? null : { from, to: to === '' ? from : to };
  const figures = facts.figures ?? [];
  const places = figures.map(({ place }) => place);
  return [
    ...figures.map(({ place, rows: cells }): FigureEvent => ({
      type: 'FiguresImported',
      data: {
        importId,
        kind,
        place,
        restaurantId: restaurantOfPlace(place),
        importedAt,
        period,
        rows: cells.map((row) => [...row]),
      },
    })),
    { type: 'ImportConfirmed', data: { importId, kind, places, rows, counts } },
  ];
}

const asRestored = (former: BroughtFigures | undefined) =>
  former
    ? {
        importId: former.importId,
        importedAt: former.importedAt,
        period: former.period,
        rows: former.rows.map((row) => [...row]),
      }
    : null;

/** Restores what is still the newest; places with newer figures keep them (W36). */
function undo(
  { facts: { checked, former } }: Command<unknown, UndoFacts>,
  state: KindFigures,
): Decision<FigureEvent> {
  const { importId, kind } = checked;
  const known = state.imports.get(importId);
  if (!known) return reject('import_not_confirmed');
  const places = known.places.filter((place) => isRestorable(state, place, importId));
  if (places.length === 0) return known.undone ? [] : reject('import_superseded');
  const newer = known.places.filter((place) => !places.includes(place));
  return [
    ...places.map((place): FigureEvent => ({
      type: 'FiguresRestored',
      data: {
        importId,
        kind,
        place,
        restaurantId: restaurantOfPlace(place),
        restored: asRestored(former.get(place)),
      },
    })),
    { type: 'ImportUndone', data: { importId, kind, places, newer } },
  ];
}

/** All figures of a kind. Stream `figures-{kind}`: an import is one append, and so is its undo. */
export const figuresDecider = defineDecider<KindFigures, FigureCommands, FigureEvent>({
  initial: noFigures,
  snapshots: figureSnapshots,
  decide: { ConfirmImport: confirm, UndoImport: undo },
  evolve: {
    FiguresImported: (state, { data: { place, importId } }) => imported(state, place, importId),
    FiguresRestored: (state, { data: { place } }) => restored(state, place),
    ImportConfirmed: (state, { data: { importId, places } }) =>
      settled(state, importId, { places, undone: null }),
    ImportUndone: (state, { data: { importId, places, newer } }) =>
      settled(state, importId, {
        places: state.imports.get(importId)?.places ?? places,
        undone: { restored: places.length, newer: newer.length },
      }),
  },
});
