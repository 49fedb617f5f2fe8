import {
  maxViewSearch,
  type SavedView,
  savedViewCommands,
  savedViewQueries,
  withoutView,
  withView,
} from '@portal/contracts/areas/saved-views';
import { refusalFor } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent } from 'react';
import { useCallCache } from '../client/call-cache';
import { useCallQuery } from '../client/use-call-query';
import { useText } from '../i18n/use-text';
import { useKeeping, useOutgoing } from '../outbox/outbox';
import { useMarket } from '../market';
import { callerOf, useSession } from '../session/session-state';
import { savedViewTexts } from '../texts';
import { recall, remember } from '../remembered';

/** Before views moved to the server. */
interface OldView {
  readonly name: string;
  readonly search: string;
}

const isView = (value: unknown): value is OldView => {
  const { name, search } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof name === 'string' && name.trim() !== '' && typeof search === 'string';
};

const keyOf = (table: string, userId: number) => `views:${table}:${userId}`;

function readOldViews(table: string, userId: number): readonly OldView[] {
  try {
    const kept: unknown = JSON.parse(recall(keyOf(table, userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

const forgetOldViews = (table: string, userId: number): void => remember(keyOf(table, userId), null);

export { maxViewName, type SavedView } from '@portal/contracts/areas/saved-views';

const { SaveView, DeleteView } = savedViewCommands;
const { GetSavedViews } = savedViewQueries;
const about = 'saved-views';

interface Change {
  readonly view: SavedView;
  readonly isGone: boolean;
}
const changed = (views: readonly SavedView[], { view, isGone }: Change) =>
  isGone ? withoutView(views, view) : withView(views, view);

/** Ignores order of filters and page. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.sort();
  return params.toString().slice(0, maxViewSearch);
}

/** AMB-77 */
export function useMaySaveViews(): boolean {
  const session = useSession();
  const { market } = useMarket();
  return refusalFor(GetSavedViews.access, market, callerOf(session)) === null;
}

function useViewChange(): (change: Change) => void {
  const text = useText(savedViewTexts);
  const cache = useCallCache();
  const { keep } = useKeeping();
  return (change) => {
    const { view, isGone } = change;
    cache.patch(GetSavedViews, ({ views }) => ({ views: [...changed(views, change)] }));
    const facts = { about, isOwn: true, shown: change, refresh: [GetSavedViews] };
    const label = text(isGone ? 'deleted' : 'saved', { name: view.name });
    if (isGone) keep({ ...facts, label, command: DeleteView, input: view });
    else keep({ ...facts, label, command: SaveView, input: view });
  };
}

/** Once; existing names win. */
function useOldViews(
  table: string,
  views: readonly SavedView[] | undefined,
  save: (view: SavedView) => void,
) {
  const { id } = useSession().user;
  const take = useEffectEvent((known: readonly SavedView[]) => {
    const names = new Set(known.flatMap((view) => (view.table === table ? [view.name] : [])));
    const old = readOldViews(table, id).filter(({ name }) => !names.has(name));
    forgetOldViews(table, id);
    old.forEach(({ name, search }) => save({ table, name, search: viewSearch(search) }));
  });
  useEffect(() => {
    if (views !== undefined) take(views);
  }, [views]);
}

/** U6 */
export function useSavedViews(table: string) {
  const query = useCallQuery(GetSavedViews, {});
  const change = useViewChange();
  const save = (view: SavedView) => change({ view, isGone: false });
  useOldViews(table, query.data?.views, save);
  const waiting = useOutgoing().flatMap((item) =>
    item.about === about && item.state !== 'failed' ? [item.shown as Change] : [],
  );
  const all = waiting.reduce<readonly SavedView[]>(changed, query.data?.views ?? []);
  return {
    query,
    views: all
      .filter((view) => view.table === table)
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    save: (name: string, search: string) => save({ table, name, search: viewSearch(search) }),
    /** @returns undo */
    remove: (view: SavedView) => {
      change({ view, isGone: true });
      return () => save(view);
    },
  };
}
