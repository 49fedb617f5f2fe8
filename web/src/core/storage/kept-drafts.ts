import { SafeStorage } from './safe-storage';

/** Where unfinished typing lies: until the tab is closed, or until the person signs out. */
const storages = {
  tab: new SafeStorage(() => sessionStorage),
  browser: new SafeStorage(() => localStorage),
};

/** Unfinished typing of the people of this browser, by what it is about. */
export interface KeptDrafts<Draft> {
  /** `null` where nothing readable is kept. */
  readonly read: (userId: number, id: number | string) => Draft | null;
  /** `null` takes it away. */
  readonly write: (userId: number, id: number | string, draft: Draft | null) => void;
  /** Of somebody who signs out (W18). */
  readonly forget: (userId: number) => void;
}

const prefixOf = (kind: string, userId: number) => `${kind}-draft-${userId}-`;

/** Drafts of this tab of somebody who signs out (W18), without loading the code that reads them. */
export const forgetDrafts = (kind: string, userId: number): void =>
  storages.tab.removeAll(prefixOf(kind, userId));

/**
 * Drafts of one kind, e.g. `chat`.
 * @param parse what is kept is text that anything may have written: `null` for what is no draft
 */
export function keptDrafts<Draft>(
  kind: string,
  where: keyof typeof storages,
  parse: (kept: unknown) => Draft | null,
): KeptDrafts<Draft> {
  const storage = storages[where];
  return {
    read(userId, id) {
      try {
        return parse(JSON.parse(storage.read(`${prefixOf(kind, userId)}${id}`) ?? 'null'));
      } catch {
        // Not JSON.
        return null;
      }
    },
    write: (userId, id, draft) =>
      storage.write(`${prefixOf(kind, userId)}${id}`, draft === null ? null : JSON.stringify(draft)),
    forget: (userId) => storage.removeAll(prefixOf(kind, userId)),
  };
}
