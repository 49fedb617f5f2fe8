import { z } from 'zod';
import { defineUploads, fileRejections, mebibyte, only, Role, upload } from '../../kernel';
import { channelDocumentKindSchema } from './channel-documents';

const document = {
  method: 'POST',
  input: z.object({}),
  output: z.object({ document: channelDocumentKindSchema, version: z.int(), url: z.string() }),
  maxBytes: 50 * mebibyte,
  accepts: ['pdf'],
  access: only([Role.Administrator]),
  rejections: [...fileRejections, 'pdf_encrypted'],
} as const;

/** PDF files that all restaurants read; what was there before is kept as a version. */
export const channelUploads = defineUploads('channels', {
  UploadSocialMediaDocument: upload({
    ...document,
    path: 'restaurant/rrss/update',
    summary: 'The PDF about social networks (R-CHN-02, R-IMP-05, R-API-108)',
  }),
  UploadPaidMediaDocument: upload({
    ...document,
    path: 'restaurant/paid-media/update',
    summary: 'The PDF about paid campaigns (R-CHN-02, AMB-68)',
  }),
});
