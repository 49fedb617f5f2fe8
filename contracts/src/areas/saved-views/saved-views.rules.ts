/** Of one person, in all tables together. */
export const maxSavedViews = 200;
/** Characters. */
export const maxViewName = 60;
/** Characters of the query of an address. */
export const maxViewSearch = 2000;
/** Characters of what a table is called. */
export const maxTableName = 80;

/** A table as somebody wants to find it again. */
export interface SavedView {
  /** Of the table, as its screen calls it. */
  readonly table: string;
  readonly name: string;
  /** The query of the address, without the page. */
  readonly search: string;
}
type Named = Pick<SavedView, 'table' | 'name'>;

/** Of a table there is one view of a name. */
export const isSameView = (one: Named, other: Named): boolean =>
  one.table === other.table && one.name === other.name;

export const withoutView = <V extends Named>(views: readonly V[], gone: Named): V[] =>
  views.filter((view) => !isSameView(view, gone));

/** With this view in the place of one of the same name. */
export const withView = <V extends Named>(views: readonly V[], saved: V): V[] => [
  ...withoutView(views, saved),
  saved,
];
