import { type FigurePlace, maxFigureVersions } from '@portal/contracts/areas/imports';
import { PersistentMap } from '@portal/platform/decider/persistent-map';

export interface FigureVersion {
  readonly importId: string;
  /** Of the event with the rows: states do not hold rows. */
  readonly revision: number;
}

export interface PlaceFigures {
  /** Newest first. */
  readonly versions: readonly FigureVersion[];
  /** Older versions were dropped: the last one cannot be undone. */
  readonly isCut: boolean;
}

/** Applied at the end of its import: one map copy per import. */
interface Pending {
  readonly place: FigurePlace;
  readonly figures: PlaceFigures;
  readonly before: Pending | null;
}

export interface ConfirmedImport {
  readonly places: readonly FigurePlace[];
  /** `null` until undone. */
  readonly undone: { readonly restored: number; readonly newer: number } | null;
}

export interface KindFigures {
  readonly places: PersistentMap<FigurePlace, PlaceFigures>;
  readonly pending: Pending | null;
  /** By import id, with the places changed. */
  readonly imports: PersistentMap<string, ConfirmedImport>;
  /** Counts imports and undos. */
  readonly changes: number;
  /** Revision of the next event. */
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

export function imported(state: KindFigures, place: FigurePlace, importId: string): KindFigures {
  const { versions, isCut } = figuresAt(state, place);
  const all = [{ importId, revision: state.next }, ...versions];
  return withPending(state, place, {
    versions: all.slice(0, maxFigureVersions),
    isCut: isCut || all.length > maxFigureVersions,
  });
}

export function restored(state: KindFigures, place: FigurePlace): KindFigures {
  const { versions, isCut } = figuresAt(state, place);
  return withPending(state, place, { versions: versions.slice(1), isCut });
}

export function settled(state: KindFigures, importId: string, change: ConfirmedImport): KindFigures {
  let { places } = state;
  for (let at = state.pending; at !== null; at = at.before) places = places.with(at.place, at.figures);
  const imports = state.imports.with(importId, change);
  return { places, imports, pending: null, changes: state.changes + 1, next: state.next + 1 };
}

/** The import's figures are current, and the previous ones known. */
export function isRestorable(state: KindFigures, place: FigurePlace, importId: string): boolean {
  const { versions, isCut } = figuresAt(state, place);
  return versions[0]?.importId === importId && (versions.length > 1 || !isCut);
}

/** Place → revision; places without figures are omitted. */
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

/** Before the import; places without figures are omitted. */
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
