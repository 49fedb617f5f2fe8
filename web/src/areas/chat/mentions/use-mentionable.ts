import { chatQueries, maxMentions, type NoteReader } from '@portal/contracts/areas/chat';
import { useCallQuery } from '#core/client/use-call-query';
import { useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';

const nobody: readonly NoteReader[] = [];

/** Who can be mentioned beside those who are: others who may read notes, until a note mentions as many as it may. */
export function useMentionable(isNote: boolean, mentioned: readonly NoteReader[]): readonly NoteReader[] {
  const { user } = useSession();
  const enabled = useMay()(chatQueries.ListNoteReaders) && isNote;
  const { data = nobody } = useCallQuery(chatQueries.ListNoteReaders, {}, { enabled });
  if (!enabled || mentioned.length >= maxMentions) return nobody;
  const taken = new Set([user.id, ...mentioned.map(({ id }) => id)]);
  return data.filter(({ id }) => !taken.has(id));
}
