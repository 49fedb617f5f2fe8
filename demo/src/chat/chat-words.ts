import { chatSides } from '@portal/contracts/areas/chat';
import { z } from 'zod';
import json from '../../data/chat-words.json' with { type: 'json' };
import { readData, textSchema, textsSchema } from '../data/read-data';

const imageLookSchema = z.enum(['proof', 'photo']);
export type ImageLook = z.infer<typeof imageLookSchema>;

const lineSchema = z.strictObject({
  by: z.enum(chatSides),
  /** HTML of the allow-list, or plain text. */
  text: textSchema,
  /** Minimum and maximum hours. */
  after: z.tuple([z.number().positive(), z.number().positive()]),
  shows: z.array(imageLookSchema).default([]),
});
export type Line = Readonly<z.infer<typeof lineSchema>>;

export const chatWordsSchema = z.strictObject({
  /** `weight` is the relative frequency. */
  scripts: z.array(z.strictObject({ weight: z.int().positive(), lines: z.array(lineSchema).min(1) })),
  /** Between administrators; hidden from restaurants. */
  notes: textsSchema,
  replies: z.array(z.strictObject({ title: textSchema, message: textSchema })),
});

export const {
  scripts,
  notes: noteWords,
  replies: replyWords,
} = readData('chat-words.json', chatWordsSchema, json);
