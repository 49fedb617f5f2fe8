import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '#core/session/session-state';
import { draftStore } from '#core/storage/draft-store';
import { type EditConflict, editConflictIn } from '../record/edit-conflict';
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
  /** E.g. `channels`, for `forgetDrafts`. */
  readonly name: string;
  /** In screen order; default: those of `saved`. */
  readonly blocks?: readonly (keyof State & string)[];
  /** Default: everything. */
  readonly storable?: (edits: BlockEdits<State>) => BlockEdits<State>;
}

interface BlockEditorOptions<State extends object> {
  readonly id: number | string;
  /** Live. Memoized. */
  readonly saved: State;
  /** Edits after something they depend on was removed elsewhere. Stable. */
  readonly adapt?: (edits: BlockEdits<State>) => BlockEdits<State>;
}

const isEdit = (edit: unknown) =>
  typeof edit === 'object' && edit !== null && 'base' in edit && 'value' in edit;

/**
 * Other blocks stay live; those that others saved are contested (R4). Drafts survive a reload (U4).
 * Save with `useBlockSave`.
 */
export function blockEditor<State extends object>({ name, blocks, storable }: BlockEditorSpec<State>) {
  type Block = keyof State & string;
  const drafts = draftStore<BlockEdits<State>>(name, 'tab', (stored) => {
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
    const edits = useMemo(() => stillUnsaved(adapt?.(typed) ?? typed, saved), [typed, saved, adapt]);
    const state = useMemo(() => withEdits(saved, edits), [saved, edits]);
    useEffect(() => store(edits), [store, edits]);
    const order = blocks ?? (Object.keys(saved) as Block[]);
    return {
      saved,
      edits,
      state,
      changed: changedBlocks<State, Block>(edits, order),
      contested: contestedBlocks<State, Block>(edits, saved, order),
      isRestored: order.some((block) => draft?.[block] !== undefined && edits[block] !== undefined),
      // Unchanged blocks do not render.
      set: useCallback(
        <B extends Block>(block: B, value: State[B]) =>
          setTyped((before) => edited(before, saved, block, value)),
        [saved],
      ),
      discard: (discarded: readonly (keyof State)[]) =>
        setTyped((before) => withoutBlocks(before, discarded)),
      /** In storage at once: the page may close before the next effect. */
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
type BlockEditor<State extends object> = ReturnType<ReturnType<typeof blockEditor<State>>['useEditor']>;

interface BlockSaveOptions<State extends object> {
  /** Default: all that are changed. */
  readonly blocks?: readonly (keyof State & string)[];
  /** @returns rejected blocks */
  readonly send: (state: State) => Promise<readonly (keyof State)[] | void>;
  /** `false` stops it. */
  readonly check?: () => boolean;
  /** As the server stores it, to compare with its answer. */
  readonly normalized?: (state: State) => State;
  /** @returns whether it has shown the failure */
  readonly onFailure?: (failure: unknown) => boolean;
}

const none = { error: null, saved: null };

/** Not while contested; typing during the save stays, a failed save keeps everything (R4). */
export function useBlockSave<State extends object>(
  editor: Pick<
    BlockEditor<State>,
    'saved' | 'state' | 'changed' | 'contested' | 'set' | 'settle' | 'discard'
  >,
  {
    blocks,
    send,
    check = () => true,
    normalized = (state) => state,
    onFailure = () => false,
  }: BlockSaveOptions<State>,
): BlockSave {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly saved: State | null }>(none);
  const inScope = (block: keyof State & string) => blocks?.includes(block) !== false;
  const changed = editor.changed.filter(inScope);
  const isContested = editor.contested.some(inScope);
  const conflict = isContested ? null : editConflictIn(failure.error);

  const save = async () => {
    setFailure(none);
    if (isContested || !check()) return;
    const sent = normalized(editor.state);
    if (sent !== editor.state) changed.forEach((block) => editor.set(block, sent[block]));
    setSaving(true);
    try {
      const refused = (await send(sent)) ?? [];
      changed
        .filter((block) => !refused.includes(block))
        .forEach((block) => editor.settle(block, sent[block]));
    } catch (error) {
      if (!onFailure(error)) setFailure({ error, saved: editor.saved });
    } finally {
      setSaving(false);
    }
  };
  return {
    save,
    isSaving,
    failure: failure.error,
    conflict,
    isBlocked: isContested || (conflict !== null && failure.saved === editor.saved),
    discard: () => {
      setFailure(none);
      editor.discard(changed);
    },
  };
}

export interface BlockSave {
  readonly save: () => Promise<void>;
  readonly isSaving: boolean;
  readonly failure: unknown;
  /** In no block that is edited here (R4). */
  readonly conflict: EditConflict | null;
  readonly isBlocked: boolean;
  readonly discard: () => void;
}
