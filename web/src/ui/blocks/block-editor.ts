import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '#core/session/session-state';
import { keptDrafts } from '#core/storage/kept-drafts';
import {
  type BlockEdits,
  changedBlocks,
  contestedBlocks,
  edited,
  rebased,
  settled,
  stillUnsaved,
  withEdits,
  withoutBlocks,
} from './block-edits';

interface BlockEditorSpec<State extends object> {
  /** Of the drafts in this tab, e.g. `channels`: its area forgets them by it (`forgetDrafts`). */
  readonly name: string;
  /** The blocks in their order on the screen; without it, those of what is saved. */
  readonly blocks?: readonly (keyof State & string)[];
  /** What may be stored in a browser; everything without it. */
  readonly storable?: (edits: BlockEdits<State>) => BlockEdits<State>;
}

interface BlockEditorOptions<State extends object> {
  /** Of what is edited: the drafts are stored by it. */
  readonly id: number | string;
  /** As the server has it, live. Memoized. */
  readonly saved: State;
  /** Edits after something they depend on was removed elsewhere. Stable. */
  readonly adapt?: (edits: BlockEdits<State>) => BlockEdits<State>;
}

const isEdit = (edit: unknown) =>
  typeof edit === 'object' && edit !== null && 'base' in edit && 'value' in edit;

/**
 * Blocks that are edited on one screen, each saved with its own version: saved values stay live below the edits, edits
 * that others overtook are contested (R4), and a draft survives a reload of this tab (U4), until it is saved or left.
 */
export function blockEditor<State extends object>({ name, blocks, storable }: BlockEditorSpec<State>) {
  const drafts = keptDrafts<BlockEdits<State>>(name, 'tab', (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const known = Object.entries(stored).filter(
      ([block, edit]) => isEdit(edit) && (blocks as readonly string[] | undefined)?.includes(block) !== false,
    );
    return Object.fromEntries(known) as BlockEdits<State>;
  });

  function useDraft(id: number | string) {
    const { user } = useSession();
    const [draft] = useState(() => drafts.read(user.id, id));
    const store = useCallback(
      (edits: BlockEdits<State>) => {
        const stored = storable?.(edits) ?? edits;
        drafts.write(user.id, id, Object.keys(stored).length === 0 ? null : stored);
      },
      [user.id, id],
    );
    return { draft, store };
  }

  function useEditor({ id, saved, adapt }: BlockEditorOptions<State>) {
    const { draft, store } = useDraft(id);
    const [typed, setTyped] = useState<BlockEdits<State>>(draft ?? {});
    // Live: what others saved just so is no edit any more.
    const edits = useMemo(() => stillUnsaved(adapt?.(typed) ?? typed, saved), [typed, saved, adapt]);
    const state = useMemo(() => withEdits(saved, edits), [saved, edits]);
    useEffect(() => store(edits), [store, edits]);
    const order = blocks ?? (Object.keys(saved) as (keyof State & string)[]);
    const contested = contestedBlocks(edits, saved, order);
    return {
      edits,
      state,
      changed: changedBlocks(edits, order),
      contested,
      /** Some of it was typed before the page was loaded. */
      isRestored: order.some((block) => draft?.[block] !== undefined && edits[block] !== undefined),
      // Stable, so that blocks which are not edited are not drawn again at each key.
      set: useCallback(
        <B extends keyof State & string>(block: B, value: State[B]) =>
          setTyped((before) => edited(before, saved, block, value)),
        [saved],
      ),
      discard: (discarded: readonly (keyof State)[]) =>
        setTyped((before) => withoutBlocks(before, discarded)),
      /** All of it, in storage at once: the page may be gone before it is drawn again. */
      drop() {
        store({});
        setTyped({});
      },
      settle: <B extends keyof State>(block: B, sent: State[B]) =>
        setTyped((before) => settled(before, block, sent)),
      keepMine: (kept: readonly (keyof State)[]) => setTyped((before) => rebased(before, saved, kept)),
    };
  }

  return { drafts, useEditor };
}
