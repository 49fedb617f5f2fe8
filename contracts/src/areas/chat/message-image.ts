import { z } from 'zod';

/** What pictures are encoded in when they come in (S8): these are of our making and may be shown in the page. */
export const messageImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type MessageImageType = (typeof messageImageTypes)[number];

/** An image of a message, by the key of its upload. */
export const messageImageSchema = z.object({ key: z.string(), contentType: z.enum(messageImageTypes) });
export type MessageImage = z.infer<typeof messageImageSchema>;
