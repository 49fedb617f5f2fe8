import type { EventOf } from '@portal/contracts';
import { channelDocuments, type channelEvents } from '@portal/contracts/areas/channels';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type DocumentEvent = Extract<EventOf<typeof channelEvents>, { type: 'ChannelDocumentAdded' }>;

export const channelDocumentsProjection = defineProjection<DocumentEvent, typeof channelDocuments>(
  channelDocuments,
  {
    ChannelDocumentAdded: {
      id: keyedBy('document'),
      apply: (known, { data: { document, version, key, bytes, filename }, metadata: { at } }) => ({
        id: document,
        versions: [{ version, key, bytes, filename, at }, ...(known?.versions ?? [])],
      }),
    },
  },
);
