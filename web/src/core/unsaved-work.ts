import { createContext, use, useEffect, useId } from 'react';

/** Who has typed something that is not saved yet. As long as anybody has, nothing may throw the page away. */
class UnsavedWork {
  readonly #owners = new Set<string>();

  get exists(): boolean {
    return this.#owners.size > 0;
  }

  /** @returns takes the note back. */
  note(owner: string): () => void {
    this.#owners.add(owner);
    return () => void this.#owners.delete(owner);
  }
}

export const UnsavedWorkContext = createContext(new UnsavedWork());

/** Notes unsaved work of the calling component while `dirty`; also asks before the browser tab is closed. */
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
