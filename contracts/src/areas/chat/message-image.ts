import { z } from 'zod';

/** Encodings of uploaded pictures after re-encoding (S8); safe to show in the page. */
export const messageImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type MessageImageType = (typeof messageImageTypes)[number];

/** An image of a message, by the key of its upload. */
export const messageImageSchema = z.object({ key: z.string(), contentType: z.enum(messageImageTypes) });
export type MessageImage = z.infer<typeof messageImageSchema>;
