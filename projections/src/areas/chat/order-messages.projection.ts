import { actorIdOf, type EventOf } from '@portal/contracts';
import { type chatEvents, orderMessages } from '@portal/contracts/areas/chat';
import { defineProjection } from '@portal/platform/projection/projection';

type ChatEvent = EventOf<typeof chatEvents>;

/** Erased people's messages lose their text. */
export const orderMessagesProjection = defineProjection<ChatEvent, typeof orderMessages>(orderMessages, {
  OrderMessagePosted: {
    id: ({ data }) => data.messageId,
    apply: (_none, { data, personal, metadata }) => ({
      id: data.messageId,
      orderId: data.orderId,
      place: data.place,
      userId: data.userId,
      userType: data.userType,
      side: data.side,
      inPlace: metadata.onBehalfOf !== undefined,
      by: actorIdOf(metadata),
      at: metadata.at,
      html: personal.value?.html ?? '',
      images: data.images,
    }),
  },
});
