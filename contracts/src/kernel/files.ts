import { z } from 'zod';
import { instant, wireText } from './wire';

export const mebibyte = 1024 * 1024;

/** How a file may be refused, whatever it is brought for. */
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

/** A version of a file that others replace. */
export const keptVersion = z.object({
  version: z.int(),
  key: z.string(),
  bytes: z.int(),
  filename: z.string(),
  at: instant(),
});

/** A file in the temporary area: the key is what something is saved or ordered with (R-API-64). */
export const takenFileSchema = z.object({ Key: z.string(), filename: z.string(), bytes: z.int() });

const ownPicture = /^\/api\/[^?]+\?v=(?<key>[\w-]+)$/;

/** Key of an uploaded file; a picture's own address, as lists answer it, is read as its key (R-API-22, R-API-30). */
export const wireFileKey = () => wireText(300).transform((text) => text.replace(ownPicture, '$<key>'));
