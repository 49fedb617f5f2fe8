import { chatSides } from '@portal/contracts/areas/chat';
import { z } from 'zod';
import json from '../../data/chat-words.json' with { type: 'json' };
import { readData, textSchema, textsSchema } from '../data/read-data';

/** A picture that goes with a line: the printer's proof of the piece, or a photograph of it on the wall. */
const imageLookSchema = z.enum(['proof', 'photo']);
export type ImageLook = z.infer<typeof imageLookSchema>;

const lineSchema = z.strictObject({
  by: z.enum(chatSides),
  /** HTML of the allow-list, or plain text. */
  text: textSchema,
  /** Hours after the line before, at least and at most. */
  after: z.tuple([z.number().positive(), z.number().positive()]),
  shows: z.array(imageLookSchema).default([]),
});
export type Line = Readonly<z.infer<typeof lineSchema>>;

export const chatWordsSchema = z.strictObject({
  /** How conversations go, and how often one like it is met. */
  scripts: z.array(z.strictObject({ weight: z.int().positive(), lines: z.array(lineSchema).min(1) })),
  /** What administrators note for each other; no restaurant reads it. */
  notes: textsSchema,
  replies: z.array(z.strictObject({ title: textSchema, message: textSchema })),
});

export const {
  scripts,
  notes: noteWords,
  replies: replyWords,
} = readData('chat-words.json', chatWordsSchema, json);
