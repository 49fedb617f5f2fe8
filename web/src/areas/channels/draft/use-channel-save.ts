import { channelCommands, channelQueries } from '@portal/contracts/areas/channels';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import type { OutputOf } from '@portal/contracts/kernel';
import { useState } from 'react';
import { CallError, isCallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { channelsTexts } from '../texts';
import { updateInput } from './channel-wire';
import { firstPopup, type Popup } from './problems';
import type { ChannelEditor } from './use-channel-editor';

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
  const text = useText(channelsTexts);
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
