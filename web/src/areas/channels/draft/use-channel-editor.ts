import type { ChannelData, ChannelProblems } from '@portal/contracts/areas/channels';
import { useCallback, useMemo, useState } from 'react';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useBlockEdits } from '#ui/blocks/use-block-edits';
import { useToday } from '#ui/use-today';
import { type ChannelEdits, theirChanges } from './channel-edits';
import { type ChannelState, type EditedBlock, editedBlocks } from './channel-state';
import { stateOfWire } from './channel-wire';
import { channelDrafts, keepable } from './kept-edits';
import { blockOf, problemsOf } from './problems';

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

/** Where what is typed is kept in this tab until it is saved. */
function useKept(restaurantId: number) {
  const { user } = useSession();
  return useMemo(
    () => ({
      read: () => channelDrafts.read(user.id, restaurantId),
      write: (edits: ChannelEdits) => channelDrafts.write(user.id, restaurantId, keepable(edits)),
    }),
    [user.id, restaurantId],
  );
}

/** A restaurant's channels while they are edited: what is saved stays live, what is typed lies over it (R-CHN-06, R4). */
export function useChannelEditor(channel: ChannelData) {
  const market = useMarket();
  const today = useToday();
  const saved = useMemo(() => stateOfWire(channel), [channel]);
  const blocks = useBlockEdits({ saved, order: editedBlocks, kept: useKept(channel.id) });
  const { refused, setRefused, forget } = useRefusals();
  const [isChecked, setChecked] = useState(false);
  const { edits, state, set: setBlock } = blocks;
  const known = useMemo(() => problemsOf(state, saved, { today, market }), [state, saved, today, market]);
  const set = useCallback(
    <B extends EditedBlock>(block: B, value: ChannelState[B]) => {
      forget(block);
      setBlock(block, value);
    },
    [forget, setBlock],
  );
  const isTold = isChecked || Object.keys(refused).length > 0;

  return {
    channel,
    saved,
    state,
    changed: blocks.changed,
    contested: blocks.contested,
    /** Fields of a contested block that others changed. */
    theirChanges: (block: EditedBlock) => theirChanges(edits, saved, block),
    /** What keeps it from being saved. */
    problems: { ...refused, ...known } as ChannelProblems,
    /** The same where it is said: after a try to save it. */
    toldProblems: (isTold ? { ...refused, ...known } : {}) as ChannelProblems,
    isChecked,
    set,
    discard: (discarded: readonly EditedBlock[]) => {
      discarded.forEach(forget);
      blocks.discard(discarded);
    },
    drop: blocks.drop,
    wasKept: blocks.wasKept,
    keepMine: blocks.keepMine,
    check: () => setChecked(true),
    refuse: setRefused,
    settle: () => setChecked(false),
  };
}
export type ChannelEditor = ReturnType<typeof useChannelEditor>;
