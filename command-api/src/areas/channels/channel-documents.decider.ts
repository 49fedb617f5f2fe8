import type { EventOf } from '@portal/contracts';
import type { ChannelDocumentKind, channelEvents } from '@portal/contracts/areas/channels';
import { defineDecider } from '@portal/platform/decider/decider';

type DocumentEvent = Extract<EventOf<typeof channelEvents>, { type: 'ChannelDocumentAdded' }>;

/** The newest version of each document; none where there is none. */
type Documents = Readonly<Partial<Record<ChannelDocumentKind, number>>>;

interface AddedDocument {
  readonly document: ChannelDocumentKind;
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly filename: string;
}

/** The PDF files that all restaurants of a market read. Stream `channelDocuments-{market}`; every version is kept. */
export const channelDocumentsDecider = defineDecider<
  Documents,
  { AddChannelDocument: { input: AddedDocument; facts: undefined } },
  DocumentEvent
>({
  initial: {},
  decide: {
    AddChannelDocument: ({ input }, documents) => [
      {
        type: 'ChannelDocumentAdded',
        data: { ...input, version: (documents[input.document] ?? 0) + 1 },
      },
    ],
  },
  evolve: {
    ChannelDocumentAdded: (documents, { data: { document, version } }) => ({
      ...documents,
      [document]: version,
    }),
  },
});
