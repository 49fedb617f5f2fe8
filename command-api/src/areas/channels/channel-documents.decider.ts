import type { EventOf } from '@portal/contracts';
import type { channelEvents } from '@portal/contracts/areas/channels';
import { replacedFile } from '@portal/platform/record/replaced-file';

type DocumentEvent = Extract<EventOf<typeof channelEvents>, { type: 'ChannelDocumentAdded' }>;

/** Stream `channelDocuments-{market}`. */
export const channelDocumentsDecider = replacedFile<'AddChannelDocument', DocumentEvent>(
  'AddChannelDocument',
  'ChannelDocumentAdded',
  ({ document }) => document,
);
