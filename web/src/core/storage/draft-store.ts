import { SafeStorage } from './safe-storage';

const storages = {
  tab: new SafeStorage(() => sessionStorage),
  browser: new SafeStorage(() => localStorage),
};

interface DraftStore<Draft> {
  readonly read: (userId: number, id: number | string) => Draft | null;
  /** `null` deletes it. */
  readonly write: (userId: number, id: number | string, draft: Draft | null) => void;
  /** For sign-out (W18). */
  readonly forget: (userId: number) => void;
}

const prefixOf = (kind: string, userId: number) => `${kind}-draft-${userId}-`;

/** W18, without loading their code. */
export const forgetDrafts = (kind: string, userId: number): void =>
  storages.tab.removeAll(prefixOf(kind, userId));

/** @param parse `null` for no draft */
export function draftStore<Draft>(
  kind: string,
  where: keyof typeof storages,
  parse: (kept: unknown) => Draft | null,
): DraftStore<Draft> {
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
