import { z } from 'zod';
import { defineEvents, event, instant } from '../../kernel';
import { turns } from './order-work.rules';

export const artFileSchema = z.object({
  key: z.string(),
  filename: z.string(),
  bytes: z.int().nonnegative(),
  contentType: z.string(),
});
export type ArtFile = z.output<typeof artFileSchema>;

const ofOrder = { orderId: z.string(), restaurantId: z.int() };
/** Index of the piece from 0, and its proof from 1. */
const ofProof = { at: z.int().nonnegative(), version: z.int().positive() };

/** Place on a page: page from 1, thousandths of width and height. */
export const remarkPlaceSchema = z.object({
  file: z.string(),
  page: z.int().positive(),
  x: z.int().min(0).max(1000),
  y: z.int().min(0).max(1000),
});
export type RemarkPlace = z.output<typeof remarkPlaceSchema>;

/** Stream `order-{id}`. Texts are sealed for their author. */
export const proofEvents = defineEvents('orders', {
  ProofSent: event({
    data: z.object({ ...ofOrder, ...ofProof, files: z.array(artFileSchema).min(1) }),
    personal: z.object({ note: z.string() }),
  }),
  ProofRemarkAdded: event({
    data: z.object({
      ...ofOrder,
      ...ofProof,
      remarkId: z.string(),
      /** Of its author. */
      side: z.enum(turns),
      place: remarkPlaceSchema,
    }),
    personal: z.object({ text: z.string() }),
  }),
  ProofRemarkRemoved: event({ data: z.object({ ...ofOrder, ...ofProof, remarkId: z.string() }) }),
  ProofChangesRequested: event({
    data: z.object({ ...ofOrder, ...ofProof, assigneeId: z.int().nullable() }),
    /** Empty if the remarks say it. */
    personal: z.object({ text: z.string() }),
  }),
  ProofsApproved: event({
    data: z.object({
      ...ofOrder,
      pieces: z.array(z.object(ofProof)).min(1),
      assigneeId: z.int().nullable(),
      /** Last time that the art can be downloaded. */
      until: instant(),
    }),
  }),
  /** Replaces earlier finished art of the piece. */
  FinalArtAdded: event({
    data: z.object({
      ...ofOrder,
      at: z.int().nonnegative(),
      files: z.array(artFileSchema).min(1),
      until: instant(),
    }),
  }),
});

/** Stream `art-download-{command id}`: the order's stream stays short. */
export const artDownloadEvents = defineEvents('orders', {
  ArtDownloaded: event({
    data: z.object({
      ...ofOrder,
      userId: z.int(),
      /** Indexes of the pieces. */
      pieces: z.array(z.int().nonnegative()).min(1),
      files: z.array(artFileSchema).min(1),
      /** Expiry of the address. */
      until: instant(),
    }),
  }),
});
