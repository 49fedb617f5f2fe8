import { actorIdOf, type EventOf } from '@portal/contracts';
import { type chatEvents, orderNotes } from '@portal/contracts/areas/chat';
import { defineProjection } from '@portal/platform/projection/projection';

type ChatEvent = EventOf<typeof chatEvents>;

/** Administrators' notes. No restaurant call reads this view. */
export const orderNotesProjection = defineProjection<ChatEvent, typeof orderNotes>(orderNotes, {
  OrderNoteAdded: {
    id: ({ data }) => data.noteId,
    apply: (_none, { data, personal, metadata }) => ({
      id: data.noteId,
      orderId: data.orderId,
      userId: data.userId,
      userType: data.userType,
      by: actorIdOf(metadata),
      at: metadata.at,
      html: personal.value?.html ?? '',
      mentions: data.mentions ?? [],
    }),
  },
});
