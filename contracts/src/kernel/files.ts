import { z } from 'zod';
import { instant, wireText } from './wire';

export const mebibyte = 1024 * 1024;

/** All uploads. */
export const fileRejections = [
  'file_type_refused',
  'file_content_refused',
  'file_too_complex',
  'file_name_refused',
  'file_too_large',
  'file_missing',
  'too_many_uploads',
  'upload_volume_used',
] as const;

/** A replaceable file. */
export const keptVersion = z.object({
  version: z.int(),
  key: z.string(),
  bytes: z.int(),
  filename: z.string(),
  at: instant(),
});

/** `Key` is used by later calls (R-API-64). */
export const takenFileSchema = z.object({ Key: z.string(), filename: z.string(), bytes: z.int() });

const ownPicture = /^\/api\/[^?]+\?v=(?<key>[\w-]+)$/;

/** Upload key; a picture's address is read as its key (R-API-22, R-API-30). */
export const wireFileKey = () => wireText(300).transform((text) => text.replace(ownPicture, '$<key>'));
