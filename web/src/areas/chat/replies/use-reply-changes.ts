import type { CannedReply } from '@portal/contracts/areas/chat';
import { chatCommands, chatQueries } from '@portal/contracts/areas/chat';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import { useToast } from '../../../ui/toast/toast-context';
import { repliesMessages } from './replies.messages';

const refresh = [chatQueries.ListCannedReplies];
/** What a form of a kept answer holds. */
export type ReplyWords = Pick<CannedReply, 'title' | 'message'>;

/** Keeps, rewords and forgets answers; forgetting can be taken back, as a new answer with the same words. */
export function useReplyChanges() {
  const text = useText(repliesMessages);
  const toast = useToast();
  const add = useCallCommand(chatCommands.AddCannedReply, { refresh });
  const change = useCallCommand(chatCommands.ChangeCannedReply, { refresh });
  const forget = useCallCommand(chatCommands.RemoveCannedReply, {
    refresh,
    optimistic: (cache, { id }) =>
      cache.patch(chatQueries.ListCannedReplies, (all) => all.filter((reply) => reply.id !== id)),
  });

  const save = async (words: ReplyWords, id?: string) => {
    if (id === undefined) await add.send(words);
    else await change.send({ id, ...words });
    toast.done(text(id === undefined ? 'added' : 'changed'));
  };
  const remove = async ({ id, title, message }: CannedReply) => {
    const putBack = () => void add.send({ title, message }).catch(toast.failed);
    try {
      await forget.send({ id });
      toast.done(text('removed'), putBack);
    } catch (error) {
      toast.failed(error);
    }
  };
  return { save, remove, isSaving: add.isPending || change.isPending };
}
