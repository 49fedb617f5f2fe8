import { z } from 'zod';
import { defineEvents, event, ownedFacts, sealedName } from '../../kernel';
import { cartEntrySchema } from '../cart';

const templateId = z.string();

/** Streams `templates-user-{id}` and `templates-restaurant-{id}`. Files are copies of their own. */
export const templateEvents = defineEvents('templates', {
  TemplateAdded: event({
    data: z.object({
      templateId,
      ...ownedFacts,
      authorId: z.int(),
      /** `custom_ship` is sealed. */
      entry: cartEntrySchema,
    }),
    personal: z.object({ ...sealedName, customShip: z.string() }),
  }),
  TemplateFileKept: event({
    data: z.object({
      templateId,
      /** Counts against their uploads (S8). */
      userId: z.int(),
      key: z.string(),
      filename: z.string(),
      contentType: z.string(),
      bytes: z.int().nonnegative(),
      sha256: z.string(),
    }),
  }),
  TemplateUpdated: event({
    data: z.object({ templateId, name: z.string() }),
    personal: z.object(sealedName),
  }),
  TemplateDeleted: event({
    data: z.object({
      templateId,
      /** Separates repeated deletions. */
      deletedBy: z.string(),
    }),
  }),
  TemplateRestored: event({ data: z.object({ templateId }) }),
  /** Thirty days after deletion, or the person was erased. */
  TemplateDiscarded: event({
    data: z.object({
      templateId,
      /** No longer used by this stream. */
      releasedKeys: z.array(z.string()),
    }),
  }),
});
