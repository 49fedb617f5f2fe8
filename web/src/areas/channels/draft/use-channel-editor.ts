import type { ChannelData, ChannelProblems } from '@portal/contracts/areas/channels';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMarket } from '#app/market';
import { useSession } from '#app/session/session-state';
import { useToday } from '#ui/use-today';
import type { ChannelEdits } from './channel-edits';
import {
  changedBlocks,
  contestedBlocks,
  edited,
  rebased,
  stillUnsaved,
  theirChanges,
  withEdits,
  withoutBlocks,
} from './channel-edits';
import type { ChannelState, EditedBlock } from './channel-state';
import { stateOfWire } from './channel-wire';
import { channelDrafts, keepable } from './kept-edits';
import { blockOf, problemsOf } from './problems';

/** What is typed over what is saved, kept in this tab until it is. */
function useEdits(restaurantId: number, saved: ChannelState) {
  const { user } = useSession();
  const [typed, setTyped] = useState<ChannelEdits>(() => channelDrafts.read(user.id, restaurantId) ?? {});
  // Live: what somebody else has saved just so is no edit any more.
  const edits = useMemo(() => stillUnsaved(typed, saved), [typed, saved]);
  useEffect(
    () => channelDrafts.write(user.id, restaurantId, keepable(edits)),
    [user.id, restaurantId, edits],
  );
  return [edits, setTyped] as const;
}

/** The problems of all other blocks; the same object where there are none of this one. */
function withoutBlock(problems: ChannelProblems, block: EditedBlock): ChannelProblems {
  const others = Object.entries(problems).filter(([path]) => blockOf(path) !== block);
  return others.length === Object.keys(problems).length ? problems : Object.fromEntries(others);
}

/** The refusals of the server, until the block that they are about is edited. */
function useRefusals() {
  const [refused, setRefused] = useState<ChannelProblems>({});
  const forget = useCallback((block: EditedBlock) => setRefused((before) => withoutBlock(before, block)), []);
  return { refused, setRefused, forget };
}

/** A restaurant's channels while they are edited: what is saved stays live, what is typed lies over it (R-CHN-06, R4). */
export function useChannelEditor(channel: ChannelData) {
  const market = useMarket();
  const today = useToday();
  const saved = useMemo(() => stateOfWire(channel), [channel]);
  const [edits, setEdits] = useEdits(channel.id, saved);
  const { refused, setRefused, forget } = useRefusals();
  const [isChecked, setChecked] = useState(false);
  const state = useMemo(() => withEdits(saved, edits), [saved, edits]);
  const known = useMemo(() => problemsOf(state, saved, { today, market }), [state, saved, today, market]);
  // As steady as what is saved: the parts that are not edited are not drawn again at each key.
  const set = useCallback(
    <B extends EditedBlock>(block: B, value: ChannelState[B]) => {
      forget(block);
      setEdits((before) => edited(before, saved, block, value));
    },
    [saved, forget, setEdits],
  );
  const isTold = isChecked || Object.keys(refused).length > 0;

  return {
    channel,
    saved,
    state,
    changed: changedBlocks(edits),
    contested: contestedBlocks(edits, saved),
    /** Fields of a contested block that others changed. */
    theirChanges: (block: EditedBlock) => theirChanges(edits, saved, block),
    /** What keeps it from being saved. */
    problems: { ...refused, ...known } as ChannelProblems,
    /** The same where it is said: after a try to save it. */
    toldProblems: (isTold ? { ...refused, ...known } : {}) as ChannelProblems,
    isChecked,
    set,
    discard: (blocks: readonly EditedBlock[]) => {
      blocks.forEach(forget);
      setEdits((before) => withoutBlocks(before, blocks));
    },
    keepMine: (block: EditedBlock) => setEdits((before) => rebased(before, saved, [block])),
    check: () => setChecked(true),
    refuse: setRefused,
    settle: () => setChecked(false),
  };
}
export type ChannelEditor = ReturnType<typeof useChannelEditor>;
