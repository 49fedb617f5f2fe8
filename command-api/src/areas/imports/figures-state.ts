import { type FigurePlace, keptFigureVersions } from '@portal/contracts/areas/imports';
import { PersistentMap } from '@portal/platform/decider/persistent-map';

/** Figures of a place as one import brought them. */
export interface FigureVersion {
  readonly importId: string;
  /** Of the event that holds them: a file is compared with few of all the rows that there are and were. */
  readonly revision: number;
}

/** What one place has and had. */
export interface PlaceFigures {
  /** The newest first. */
  readonly versions: readonly FigureVersion[];
  /** Older ones are no longer kept: what was before the last of them cannot be restored. */
  readonly isCut: boolean;
}

/** A change that waits for the end of its import: one copy of all places for an import, and not one for each event. */
interface Pending {
  readonly place: FigurePlace;
  readonly figures: PlaceFigures;
  readonly before: Pending | null;
}

export interface ConfirmedImport {
  readonly places: readonly FigurePlace[];
  /** How many places its last undo restored and left; `null` while it was not undone. */
  readonly undone: { readonly restored: number; readonly newer: number } | null;
}

/** Where all figures of a kind are. */
export interface KindFigures {
  readonly places: PersistentMap<FigurePlace, PlaceFigures>;
  readonly pending: Pending | null;
  /** Imports by id, with whose figures they changed. */
  readonly imports: PersistentMap<string, ConfirmedImport>;
  /** How often the figures have changed: one for each import and each undo. */
  readonly changes: number;
  /** The revision that the next event has. */
  readonly next: number;
}

export const noFigures: KindFigures = {
  places: PersistentMap.of(),
  pending: null,
  imports: PersistentMap.of(),
  changes: 0,
  next: 0,
};
const nothing: PlaceFigures = { versions: [], isCut: false };

const figuresAt = ({ places }: KindFigures, place: FigurePlace): PlaceFigures => places.get(place) ?? nothing;

const withPending = (state: KindFigures, place: FigurePlace, figures: PlaceFigures): KindFigures => ({
  ...state,
  pending: { place, figures, before: state.pending },
  next: state.next + 1,
});

/** A place has other figures. */
export function imported(state: KindFigures, place: FigurePlace, importId: string): KindFigures {
  const { versions, isCut } = figuresAt(state, place);
  const all = [{ importId, revision: state.next }, ...versions];
  return withPending(state, place, {
    versions: all.slice(0, keptFigureVersions),
    isCut: isCut || all.length > keptFigureVersions,
  });
}

/** A place has again what it had before. */
export function restored(state: KindFigures, place: FigurePlace): KindFigures {
  const { versions, isCut } = figuresAt(state, place);
  return withPending(state, place, { versions: versions.slice(1), isCut });
}

/** An import or an undo is complete. */
export function settled(state: KindFigures, importId: string, change: ConfirmedImport): KindFigures {
  let { places } = state;
  for (let at = state.pending; at !== null; at = at.before) places = places.with(at.place, at.figures);
  const imports = state.imports.with(importId, change);
  return { places, imports, pending: null, changes: state.changes + 1, next: state.next + 1 };
}

/** Whether the figures of a place are those of an import, and what was before them is known. */
export function isRestorable(state: KindFigures, place: FigurePlace, importId: string): boolean {
  const { versions, isCut } = figuresAt(state, place);
  return versions[0]?.importId === importId && (versions.length > 1 || !isCut);
}

/** Where the figures are that places have now; places without any are left out. */
export const currentRevisions = (
  state: KindFigures,
  places: readonly FigurePlace[],
): ReadonlyMap<FigurePlace, number> =>
  new Map(
    places.flatMap((place) => {
      const newest = figuresAt(state, place).versions[0];
      return newest ? [[place, newest.revision] as const] : [];
    }),
  );

/** Where the figures are that places had before an import; places without any are left out. */
export function formerRevisions(state: KindFigures, importId: string): ReadonlyMap<FigurePlace, number> {
  const places = state.imports.get(importId)?.places ?? [];
  return new Map(
    places.flatMap((place) => {
      const { versions } = figuresAt(state, place);
      const own = versions.findIndex((version) => version.importId === importId);
      const former = own < 0 ? undefined : versions[own + 1];
      return former ? [[place, former.revision] as const] : [];
    }),
  );
}
