import { createContext, use, useEffect, useId } from 'react';

class UnsavedWork {
  readonly #owners = new Set<string>();

  get exists(): boolean {
    return this.#owners.size > 0;
  }

  note(owner: string): () => void {
    this.#owners.add(owner);
    return () => void this.#owners.delete(owner);
  }
}

export const UnsavedWorkContext = createContext(new UnsavedWork());

/** Also before the tab closes. */
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
