import { z } from 'zod';
import { catalogueReaders, defineDownloads, download, only, wireOptionalInteger } from '../../kernel';
import { channelDocumentKindSchema } from './channel-documents';

export const channelDownloads = defineDownloads('channels', {
  OpenChannelDocument: download({
    method: 'GET',
    path: 'restaurant/document/{document}/file',
    /** The newest version when `v` is left out. */
    input: z.object({ document: channelDocumentKindSchema, v: wireOptionalInteger() }),
    output: z.unknown(),
    access: only(catalogueReaders),
    summary: 'A version of the PDF about social networks or paid campaigns (R-CHN-02, AMB-68)',
  }),
});
