import {
  channelCommands,
  type ChannelData,
  type ChannelProblems,
  channelQueries,
} from '@portal/contracts/areas/channels';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import type { OutputOf } from '@portal/contracts/kernel';
import { useCallback, useMemo, useState } from 'react';
import { CallError, isCallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useBlockEdits } from '#ui/blocks/use-block-edits';
import { useToast } from '#ui/toast/toast-context';
import { useToday } from '#ui/use-today';
import {
  blockOf,
  channelDrafts,
  type ChannelEdits,
  type ChannelState,
  type EditedBlock,
  editedBlocks,
  firstPopup,
  keepable,
  type Popup,
  problemsOf,
  stateOfWire,
  theirChanges,
  updateInput,
} from './channels';
import { channelsMessages } from './channels.messages';
import { mobileMessages } from './editor/mobile.messages';
import { problemMessages } from './problems.messages';

/** What people call the blocks of the editor. */
export function useBlockNames(): (block: EditedBlock) => string {
  const text = useText(channelsMessages);
  const mobile = useText(mobileMessages);
  return (block) => (block === 'pause' ? mobile('block') : text(`block.${block}`));
}

const isKnown = (key: string): key is (typeof problemMessages.keys)[number] =>
  (problemMessages.keys as readonly string[]).includes(key);

/** What is wrong with a field, in words; nothing where nothing is. */
export function useProblemText(): (code: string | undefined) => string | undefined {
  const text = useText(problemMessages);
  const { corporateDomain } = useMarket();
  return (code) => {
    if (code === undefined) return undefined;
    const key = `code.${code}`;
    return text(isKnown(key) ? key : 'code.other', { domain: corporateDomain });
  };
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

const refresh = [channelQueries.GetChannel, restaurantQueries.GetRestaurantLog];

type PauseAnswer = OutputOf<typeof channelCommands.UpdateChannel>['mop_schedule'];

/** Why a pause was not asked for while the rest was saved (AMB-49); nothing where it was. */
const refusalIn = (answer: PauseAnswer): CallError | null =>
  answer?.done === false
    ? new CallError({
        call: channelCommands.UpdateChannel.name,
        status: 422,
        correlationId: '',
        code: answer.code ?? 'unknown',
        fields: answer.fields ?? {},
      })
    : null;

/** The one button that saves all that was changed (R-CHN-06): asks no server for what it would refuse. */
export function useChannelSave(editor: ChannelEditor) {
  const text = useText(channelsMessages);
  const toast = useToast();
  const update = useCallCommand(channelCommands.UpdateChannel, { refresh, once: true });
  const [popup, setPopup] = useState<Popup | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [refusedPause, setRefusedPause] = useState<CallError | null>(null);
  const { channel, state, saved, changed, contested } = editor;

  const complain = (error: unknown) => {
    const { 'channel.name': name, ...others } = isCallError(error) ? error.fields : {};
    const fields = name === undefined ? others : { ...others, public_name: name };
    if (Object.keys(fields).length === 0) return setFailure(error);
    editor.refuse(fields);
    return setPopup(firstPopup(fields));
  };
  const send = async () => {
    const { data } = await update.send(updateInput(channel.id, state, saved, changed, channel.versions));
    const refused = refusalIn(data.mop_schedule);
    setRefusedPause(refused);
    editor.discard(changed.filter((block) => block !== 'pause' || refused === null));
    editor.settle();
    // Exactly as long as it is asked to (R-CHN-32): a message stands five seconds.
    toast.done(text('saved'));
  };

  return {
    save: async () => {
      setFailure(null);
      editor.check();
      // Others did the same: whose changes hold is said first, at the block.
      if (contested.length > 0) return;
      const wrong = firstPopup(editor.problems);
      if (wrong !== null) return setPopup(wrong);
      await send().catch(complain);
    },
    isSaving: update.isPending,
    popup,
    closePopup: () => setPopup(null),
    failure,
    refusedPause,
  };
}
export type ChannelSave = ReturnType<typeof useChannelSave>;
