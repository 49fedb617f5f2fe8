/** Per person. */
export const maxSavedViews = 200;
/** Characters. */
export const maxViewName = 60;
/** Characters. */
export const maxViewSearch = 2000;
/** Characters. */
export const maxTableName = 80;

export interface SavedView {
  /** Id of the table. */
  readonly table: string;
  readonly name: string;
  /** URL query without the page. */
  readonly search: string;
}
type Named = Pick<SavedView, 'table' | 'name'>;

/** Names are unique per table. */
export const isSameView = (one: Named, other: Named): boolean =>
  one.table === other.table && one.name === other.name;

export const withoutView = <V extends Named>(views: readonly V[], gone: Named): V[] =>
  views.filter((view) => !isSameView(view, gone));

export const withView = <V extends Named>(views: readonly V[], saved: V): V[] => [
  ...withoutView(views, saved),
  saved,
];
