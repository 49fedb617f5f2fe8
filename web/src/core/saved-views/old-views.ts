import { recall, remember } from '../remembered';

/** A view as browsers kept it, before views followed their person. */
interface OldView {
  readonly name: string;
  readonly search: string;
}

const isView = (value: unknown): value is OldView => {
  const { name, search } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof name === 'string' && name.trim() !== '' && typeof search === 'string';
};
const keyOf = (table: string, userId: number) => `views:${table}:${userId}`;

/** Views of a table that this browser still has; what nobody can read is nothing. */
export function readOldViews(table: string, userId: number): readonly OldView[] {
  try {
    const kept: unknown = JSON.parse(recall(keyOf(table, userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

export const forgetOldViews = (table: string, userId: number): void => remember(keyOf(table, userId), null);
