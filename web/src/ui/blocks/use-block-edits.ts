import { useCallback, useEffect, useMemo, useState } from 'react';
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

interface BlockEditsOptions<State extends object> {
  /** As the server has it, live; as steady as that. */
  readonly saved: State;
  /** The blocks in their order on the screen. Stable. */
  readonly order: readonly (keyof State & string)[];
  /** What is typed after something that it is about has gone; as it is without this. Stable. */
  readonly adapt?: (edits: BlockEdits<State>) => BlockEdits<State>;
  /** Where what is typed outlives the page; nowhere without it. */
  readonly kept?: {
    readonly read: () => BlockEdits<State> | null;
    readonly write: (edits: BlockEdits<State>) => void;
  };
}

/**
 * Blocks that are saved each with a version of its own, while they are edited: what is saved stays live, what is typed
 * lies over it, and what others save meanwhile is contested (R4).
 */
export function useBlockEdits<State extends object>({ saved, order, kept, adapt }: BlockEditsOptions<State>) {
  const [keptBefore] = useState(() => kept?.read() ?? null);
  const [typed, setTyped] = useState<BlockEdits<State>>(keptBefore ?? {});
  // Live: what somebody else has saved just so is no edit any more.
  const edits = useMemo(() => stillUnsaved(adapt?.(typed) ?? typed, saved), [typed, saved, adapt]);
  const state = useMemo(() => withEdits(saved, edits), [saved, edits]);
  const write = kept?.write;
  useEffect(() => write?.(edits), [write, edits]);
  // As steady as what is saved: the parts that are not edited are not drawn again at each key.
  const set = useCallback(
    <B extends keyof State & string>(block: B, value: State[B]) =>
      setTyped((before) => edited(before, saved, block, value)),
    [saved],
  );
  return {
    edits,
    state,
    changed: changedBlocks(edits, order),
    contested: contestedBlocks(edits, saved, order),
    set,
    discard: (blocks: readonly (keyof State)[]) => setTyped((before) => withoutBlocks(before, blocks)),
    /** All of it, at once also where it is kept: the page may be gone before it is drawn again. */
    drop() {
      write?.({});
      setTyped({});
    },
    /** Some of it was typed before the page was loaded. */
    wasKept: order.some((block) => keptBefore?.[block] !== undefined && edits[block] !== undefined),
    settle: <B extends keyof State>(block: B, sent: State[B]) =>
      setTyped((before) => settled(before, block, sent)),
    keepMine: (block: keyof State) => setTyped((before) => rebased(before, saved, [block])),
  };
}
