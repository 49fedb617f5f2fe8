import { useState } from 'react';
import { recall, remember } from '#app/remembered';

/** A table as somebody wants to find it again. */
export interface SavedView {
  readonly name: string;
  /** The query of the address, without the page. */
  readonly search: string;
}

const isView = (value: unknown): value is SavedView => {
  const { name, search } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof search === 'string';
};

function read(key: string): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

/** The same filters in another order, on another page, are the same view. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.sort();
  return params.toString();
}

/**
 * The views of a table that somebody has named, in this browser (U6). To others one sends the address.
 * @param owner name of the table and id of the person.
 */
export function useSavedViews(owner: string) {
  const key = `views:${owner}`;
  const [views, setViews] = useState(() => read(key));
  const keep = (changed: readonly SavedView[]) => {
    remember(key, changed.length === 0 ? null : JSON.stringify(changed));
    setViews(changed);
  };
  return {
    views,
    /** Of the same name there is one. */
    save: (name: string, search: string) =>
      keep([...views.filter((view) => view.name !== name), { name, search: viewSearch(search) }]),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
    /** Takes a removal back. */
    undo: () => keep(views),
  };
}
