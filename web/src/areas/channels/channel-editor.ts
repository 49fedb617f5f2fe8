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
import { useBlockSave } from '#ui/blocks/block-editor';
import { useToast } from '#ui/toast/toast-context';
import { useToday } from '#ui/use-now';
import {
  blockOf,
  channelBlocks,
  type ChannelState,
  type EditedBlock,
  firstPopup,
  type Popup,
  problemsOf,
  stateOfWire,
  theirChanges,
  updateInput,
} from './channels';
import { channelsTexts, problemTexts } from './texts';
import { mobileTexts } from './texts/mobile';

export function useBlockNames(): (block: EditedBlock) => string {
  const text = useText(channelsTexts);
  const mobile = useText(mobileTexts);
  return (block) => (block === 'pause' ? mobile('block') : text(`block.${block}`));
}

const isKnown = (key: string): key is (typeof problemTexts.keys)[number] =>
  (problemTexts.keys as readonly string[]).includes(key);

export function useProblemText(): (code: string | undefined) => string | undefined {
  const text = useText(problemTexts);
  const { corporateDomain } = useMarket();
  return (code) => {
    if (code === undefined) return undefined;
    const key = `code.${code}`;
    return text(isKnown(key) ? key : 'code.other', { domain: corporateDomain });
  };
}

/** The same object where the block has none. */
function withoutBlock(problems: ChannelProblems, block: EditedBlock): ChannelProblems {
  const others = Object.entries(problems).filter(([path]) => blockOf(path) !== block);
  return others.length === Object.keys(problems).length ? problems : Object.fromEntries(others);
}

/** Problems that the server found, until their block is edited. */
function useRefusals() {
  const [refused, setRefused] = useState<ChannelProblems>({});
  const forget = useCallback((block: EditedBlock) => setRefused((before) => withoutBlock(before, block)), []);
  return { refused, setRefused, forget };
}

/** R-CHN-06, R4. */
export function useChannelEditor(channel: ChannelData) {
  const market = useMarket();
  const today = useToday();
  const saved = useMemo(() => stateOfWire(channel), [channel]);
  const blocks = channelBlocks.useEditor({ id: channel.id, saved });
  const { refused, setRefused, forget } = useRefusals();
  const [isChecked, setChecked] = useState(false);
  const { edits, state, set: setBlock } = blocks;
  const found = useMemo(() => problemsOf(state, saved, { today, market }), [state, saved, today, market]);
  const set = useCallback(
    <B extends EditedBlock>(block: B, value: ChannelState[B]) => {
      forget(block);
      setBlock(block, value);
    },
    [forget, setBlock],
  );
  const problems: ChannelProblems = { ...refused, ...found };
  const isShown = isChecked || Object.keys(refused).length > 0;
  return {
    ...blocks,
    channel,
    theirChanges: (block: EditedBlock) => theirChanges(edits, saved, block),
    /** By wire field; saving waits for them. */
    problems,
    shownProblems: isShown ? problems : {},
    isChecked,
    setChecked,
    refuse: setRefused,
    set,
    discard: (discarded: readonly EditedBlock[]) => {
      discarded.forEach(forget);
      blocks.discard(discarded);
    },
  };
}
export type ChannelEditor = ReturnType<typeof useChannelEditor>;

export const refresh = [channelQueries.GetChannel, restaurantQueries.GetRestaurantLog];

type PauseAnswer = OutputOf<typeof channelCommands.UpdateChannel>['mop_schedule'];

/** Why the pause was refused while the rest was saved (AMB-49). */
const refusalIn = (answer: PauseAnswer): CallError | null =>
  answer?.done === false
    ? new CallError({
        call: channelCommands.UpdateChannel.name,
        status: 422,
        correlationId: '',
        code: answer.code ?? 'unknown',
        fields: answer.fields ?? {},
        details: answer.details ?? {},
      })
    : null;

/** R-CHN-06. */
export function useChannelSave(editor: ChannelEditor) {
  const text = useText(channelsTexts);
  const toast = useToast();
  const update = useCallCommand(channelCommands.UpdateChannel, { refresh, once: true });
  const [popup, setPopup] = useState<Popup | null>(null);
  const [refusedPause, setRefusedPause] = useState<CallError | null>(null);
  const { channel, saved, changed } = editor;
  const saving = useBlockSave(editor, {
    check: () => {
      editor.setChecked(true);
      const wrong = firstPopup(editor.problems);
      setPopup(wrong);
      return wrong === null;
    },
    send: async (state) => {
      const { data } = await update.send(updateInput(channel.id, state, saved, changed, channel.versions));
      const refused = refusalIn(data.mop_schedule);
      setRefusedPause(refused);
      editor.refuse({});
      editor.setChecked(false);
      // For five seconds (R-CHN-32).
      toast.done(text('saved'));
      return refused === null ? [] : ['pause'];
    },
    onFailure: (error) => {
      const { 'channel.name': name, ...others } = isCallError(error) ? error.fields : {};
      const fields = name === undefined ? others : { ...others, public_name: name };
      if (Object.keys(fields).length === 0) return false;
      editor.refuse(fields);
      setPopup(firstPopup(fields));
      return true;
    },
  });
  return { ...saving, popup, closePopup: () => setPopup(null), refusedPause };
}
export type ChannelSave = ReturnType<typeof useChannelSave>;
