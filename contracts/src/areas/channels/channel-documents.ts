import { z } from 'zod';

/** Documents of the chain that all restaurants read (R-CHN-02, AMB-68). */
export const channelDocumentKinds = ['social-media', 'paid-media'] as const;
export const channelDocumentKindSchema = z.enum(channelDocumentKinds);
export type ChannelDocumentKind = z.infer<typeof channelDocumentKindSchema>;

/** Address of a version of a document. */
export const channelDocumentPath = (document: ChannelDocumentKind, version: number): string =>
  `/api/restaurant/document/${document}/file?v=${version}`;
