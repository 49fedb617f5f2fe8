import { createContext, use, useEffect, useId } from 'react';

/** Prevents reloads while something is unsaved. */
class UnsavedWork {
  readonly #owners = new Set<string>();

  get exists(): boolean {
    return this.#owners.size > 0;
  }

  /** @returns removes the note. */
  note(owner: string): () => void {
    this.#owners.add(owner);
    return () => void this.#owners.delete(owner);
  }
}

export const UnsavedWorkContext = createContext(new UnsavedWork());

/** Notes unsaved work while `dirty`; also asks before the tab closes. */
export function useUnsavedWork(dirty: boolean): void {
  const work = use(UnsavedWorkContext);
  const owner = useId();
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = work.note(owner);
    window.addEventListener('beforeunload', warn);
    return () => {
      release();
      window.removeEventListener('beforeunload', warn);
    };
  }, [work, owner, dirty]);
}
